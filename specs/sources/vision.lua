-- Papers that describe networks for images.  Those without a retrieved date
-- were not opened; the layers are checked against published parameter counts
-- and multiply-adds.

source "simonyan2014" {
  title = "Very Deep Convolutional Networks for Large-Scale Image Recognition",
  author = "Karen Simonyan, Andrew Zisserman",
  url = "https://arxiv.org/abs/1409.1556",
  date = "2014-09-04",
}

source "xie2016" {
  title = "Aggregated Residual Transformations for Deep Neural Networks",
  author = "Saining Xie and others",
  url = "https://arxiv.org/abs/1611.05431",
  date = "2016-11-16",
}

source "zagoruyko2016" {
  title = "Wide Residual Networks",
  author = "Sergey Zagoruyko, Nikos Komodakis",
  url = "https://arxiv.org/abs/1605.07146",
  date = "2016-05-23",
}

source "sandler2018" {
  title = "MobileNetV2: Inverted Residuals and Linear Bottlenecks",
  author = "Mark Sandler and others",
  url = "https://arxiv.org/abs/1801.04381",
  date = "2018-01-13",
}

source "howard2019" {
  title = "Searching for MobileNetV3",
  author = "Andrew Howard and others",
  url = "https://arxiv.org/abs/1905.02244",
  date = "2019-05-06",
}

source "tan2019" {
  title = "EfficientNet: Rethinking Model Scaling for Convolutional Neural "
    .. "Networks",
  author = "Mingxing Tan, Quoc V. Le",
  url = "https://arxiv.org/abs/1905.11946",
  date = "2019-05-28",
}

source "tan2021" {
  title = "EfficientNetV2: Smaller Models and Faster Training",
  author = "Mingxing Tan, Quoc V. Le",
  url = "https://arxiv.org/abs/2104.00298",
  date = "2021-04-01",
}

source "huang2016" {
  title = "Densely Connected Convolutional Networks",
  author = "Gao Huang and others",
  url = "https://arxiv.org/abs/1608.06993",
  date = "2016-08-25",
}

source "radosavovic2020" {
  title = "Designing Network Design Spaces",
  author = "Ilija Radosavovic and others",
  url = "https://arxiv.org/abs/2003.13678",
  date = "2020-03-30",
}

source "liu2022" {
  title = "A ConvNet for the 2020s",
  author = "Zhuang Liu and others",
  url = "https://arxiv.org/abs/2201.03545",
  date = "2022-01-10",
}

source "woo2023" {
  title = "ConvNeXt V2: Co-designing and Scaling ConvNets with Masked "
    .. "Autoencoders",
  author = "Sanghyun Woo and others",
  url = "https://arxiv.org/abs/2301.00808",
  date = "2023-01-02",
}

source "liu2021" {
  title = "Swin Transformer: Hierarchical Vision Transformer using Shifted "
    .. "Windows",
  author = "Ze Liu and others",
  url = "https://arxiv.org/abs/2103.14030",
  date = "2021-03-25",
}

source "ronneberger2015" {
  title = "U-Net: Convolutional Networks for Biomedical Image Segmentation",
  author = "Olaf Ronneberger and others",
  url = "https://arxiv.org/abs/1505.04597",
  date = "2015-05-18",
}

source "tran2018" {
  title = "A Closer Look at Spatiotemporal Convolutions for Action "
    .. "Recognition",
  author = "Du Tran and others",
  url = "https://arxiv.org/abs/1711.11248",
  date = "2017-11-30",
}

source "torchvision-models" {
  title = "TorchVision: models and pre-trained weights",
  author = "PyTorch",
  url = "https://docs.pytorch.org/vision/stable/models.html",
}

source "ultralytics-yolov8" {
  title = "Ultralytics YOLOv8: performance of models",
  author = "Ultralytics",
  url = "https://docs.ultralytics.com/models/yolov8/",
}

source "pytorch-dcgan" {
  title = "DCGAN tutorial",
  author = "Nathan Inkawhich",
  url = "https://docs.pytorch.org/tutorials/beginner/dcgan_faces_tutorial.html",
}

source "keras-imdb" {
  title = "Bidirectional LSTM on IMDB",
  author = "François Chollet",
  url = "https://keras.io/examples/nlp/bidirectional_lstm_imdb/",
  date = "2020-05-03",
}

source "baydin2018" {
  title = "Automatic Differentiation in Machine Learning: a Survey",
  author = "Atılım Güneş Baydin and others",
  url = "https://arxiv.org/abs/1502.05767",
  date = "2018-02-05",
}

-- Feeding images.

source "ffcv-benchmarks" {
  title = "FFCV: ImageNet benchmarks",
  author = "Guillaume Leclerc and others",
  url = "https://docs.ffcv.io/benchmarks.html",
  retrieved = "2026-11-26",
  licence = "Apache-2.0",
}
