#!/bin/sh
# @css-inline/css-inline 0.21.2 moves the rules of a <style> into the elements of a mail; beside it juice 11.1.1.
# Expected: the style attribute has the same result as the rules had, since the cascade is decided before it is written.
# Seen: css-inline puts the value that wins at the place where its property stood first. Of three rules of equal weight, the `margin` of
# the last one lands before the `margin-top: 0` that it should reset, and a `font-size` set last is reset by the `font` that it follows.
# The first of two values of a property, written for mail programs that do not know the second, is dropped. juice is right in all.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @css-inline/css-inline@0.21.2 juice@11.1.1
cat > see.mjs <<'JS'
import { inline } from '@css-inline/css-inline'
import juice from 'juice'

const page = (style) => `<html><head><style>${style}</style></head><body><p class="a b c">Hello</p></body></html>`
const attribute = (html) => /<p[^>]*style="([^"]*)"/.exec(html)[1].replaceAll(/\s*([:;])\s*/g, '$1').replace(/;$/, '')
const seen = [
  ['.a { margin: 16px } .b { margin-top: 0 } .c { margin: 24px }', 'margin:24px;margin-top:0', 'margin-top:0;margin:24px'],
  ['.a { font-size: 16px } .b { font: 24px x } .c { font-size: 12px }', 'font-size:12px;font:24px x', 'font:24px x;font-size:12px'],
  ['.a { width: 100%; width: min(9em, 100%) }', 'width:min(9em, 100%)', 'width:100%;width:min(9em, 100%)'],
]
let isChanged = false
for (const [style, ...was] of seen) {
  const is = [inline(page(style)), juice(page(style))].map(attribute)
  console.log(`${style}\n  css-inline ${is[0]}\n  juice      ${is[1]}`)
  if (is.join() === was.join()) continue
  isChanged = true
  console.log(`CHANGED, was\n  css-inline ${was[0]}\n  juice      ${was[1]}`)
}
process.exit(isChanged ? 1 : 0)
JS
node see.mjs
