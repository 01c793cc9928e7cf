#!/bin/sh
# deb.sh VERSION BUILD: a Debian package of what make install puts in place,
# BUILD/ridgeline_VERSION-0local1_ARCH.deb.  Run by make deb, after an install
# into BUILD/deb/root under the prefix /usr.  DEBFULLNAME and DEBEMAIL say who
# maintains it.
set -eu
version=$1 build=$2
here=$(dirname "$0")
root=$build/deb/root
arch=$(dpkg --print-architecture)
date=$(git -C "$here" log -1 --format=%cd --date=rfc 2>/dev/null || date -R)
maintainer="${DEBFULLNAME:-The Ridgeline authors} <${DEBEMAIL:-ridgeline@example.org}>"

# The library is for who builds from source.
rm -rf "$root/usr/lib" "$root/usr/include"
mkdir -p "$root/DEBIAN" "$root/usr/share/doc/ridgeline" \
    "$root/usr/share/zsh/vendor-completions"
mv "$root"/usr/share/zsh/site-functions/* \
    "$root/usr/share/zsh/vendor-completions"
rmdir "$root/usr/share/zsh/site-functions"
strip --remove-section=.comment --remove-section=.note \
    "$root/usr/bin/ridgeline"
gzip -9nf "$root"/usr/share/man/man?/*
cp "$here/copyright" "$root/usr/share/doc/ridgeline"
cat <<-END | gzip -9n >"$root/usr/share/doc/ridgeline/changelog.Debian.gz"
	ridgeline ($version-0local1) unstable; urgency=medium

	  * Version $version; what is new stands in changelog.gz.

	 -- $maintainer  $date
END
gzip -9nc "$here/../site/releases.md" \
    >"$root/usr/share/doc/ridgeline/changelog.gz"

# What the program is linked with, in the versions that it needs.
mkdir -p "$build/deb/debian"
printf 'Source: ridgeline\n\nPackage: ridgeline\nArchitecture: any\n' \
    >"$build/deb/debian/control"
depends=$(cd "$build/deb" && dpkg-shlibdeps -O root/usr/bin/ridgeline |
    sed -n 's/^shlibs:Depends=//p')

find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod 644 {} +
chmod 755 "$root/usr/bin/ridgeline"
size=$(du -sk --exclude=DEBIAN "$root" | cut -f1)
cat >"$root/DEBIAN/control" <<-END
	Package: ridgeline
	Version: $version-0local1
	Section: science
	Priority: optional
	Architecture: $arch
	Maintainer: $maintainer
	Installed-Size: $size
	Depends: $depends
	Description: GPU buying guides from declarative specs
	 Ridgeline turns specs in Lua into a guide: which accelerator to rent or
	 buy for a workload, how many, at what cost, and why not the others.  It
	 evaluates memory, speed and cost, and writes HTML, Markdown, XLSX, CSV and
	 JSON.  The reference catalogue of accelerators, models and prices, each
	 with its source, comes with it.
END
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2) \
    >"$root/DEBIAN/md5sums"
dpkg-deb --root-owner-group --build "$root" \
    "$build/ridgeline_$version-0local1_$arch.deb"
