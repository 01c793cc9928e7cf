/*
 * product: formulas of one product of square matrices.
 */
#ifndef MODEL_PRODUCT_H
#define MODEL_PRODUCT_H

/*
 * Work of a product.
 *
 *     F = m * n^3
 *
 * size          n  rows and columns of each matrix  [1]
 * multiply_add  m  work of one multiply-add         [flop]
 * return        F  work                             [flop]
 *
 * Source: nvidia-matmul-guide section 1
 * Valid:  by the definition, without a scheme that saves multiplications
 */
static inline double
product_flops(double size, double multiply_add)
{
	return multiply_add * size * size * size;
}

/*
 * Bytes of a product.
 *
 *     B = 3 * b * n^2
 *
 * size    n  rows and columns of each matrix  [1]
 * bytes   b  bytes of one number              [byte]
 * return  B  two matrices read, one written   [byte]
 *
 * Source: nvidia-matmul-guide section 1
 * Valid:  each number passes once: a cache holds what is used again
 */
static inline double
product_bytes(double size, double bytes)
{
	return 3 * bytes * size * size;
}

#endif
