#!/bin/sh
# Cuts the shop's typeface to what four languages and a price need: Latin letters, weights 400 to 800, widths 75 to 100 %.
# Needs fonttools with brotli (Debian: python3-fonttools, python3-brotli). The result is committed.
set -eu
cd "$(dirname "$0")/.."
source=node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2
cut=$(mktemp -d)
/usr/bin/python3 -m fontTools.varLib.instancer -q "$source" wght=400:800 wdth=75:100 -o "$cut/limited.ttf"
/usr/bin/python3 -m fontTools.subset "$cut/limited.ttf" \
  --unicodes="U+0020-007E,U+00A0-00FF,U+0152,U+0153,U+0178,U+2009,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212,U+00D7,U+00B2,U+00B3" \
  --layout-features="kern,liga,tnum,lnum,ccmp,locl,mark" --flavor=woff2 --output-file=app/ui/fonts/archivo.woff2
rm -r "$cut"
