#!/bin/sh
# cssnano 7.1.9 (the newest for Node 20; postcss 8.5.33) makes a style sheet smaller, among other things by sorting the declarations of a rule; lightningcss 1.33.0
# and esbuild 0.28.2 beside it. In each rule the second declaration overrides the first: logical sides after the physical ones for old browsers, a
# shorthand that resets, "all" at the end.
# Expected: declarations that set the same thing keep their order; sorting has an option for that (keepOverrides), which cssnano sets.
# Seen: margins, paddings and sizes keep it. It is turned round for one side of inset and border, for rounded corners, "font" after "font-variant-numeric" and "all":
# the built page shows what the author overrode. Two rules in which the same two paddings stand in opposite order become one rule. In
# development, where nothing is made smaller, the page is right.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund cssnano@7.1.9 postcss@8.5.33 lightningcss@1.33.0 esbuild@0.28.2
cat > see.mjs <<'JS'
import cssnano from 'cssnano'
import { transformSync } from 'esbuild'
import { transform } from 'lightningcss'
import postcss from 'postcss'

const rules = [
  '.a{margin-left:1px;margin-inline-start:2px}',
  '.a{padding-left:1px;padding-inline-start:2px}',
  '.a{padding-left:1px;padding-inline:2px}',
  '.a{left:1px;inset-inline-start:2px}',
  '.a{border-left:1px solid;border-inline-start:0}',
  '.a{border-top-left-radius:1px;border-start-start-radius:2px}',
  '.a{font-variant-numeric:tabular-nums;font:inherit}',
  '.a{color:red;all:unset}',
  '.a{padding-inline:1px;padding-left:2px}.b{padding-left:2px;padding-inline:1px}',
]
for (const css of rules) {
  const small = {
    cssnano: (await postcss([cssnano()]).process(css, { from: undefined })).css,
    lightningcss: String(transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code),
    esbuild: transformSync(css, { loader: 'css', minify: true }).code.trim(),
  }
  console.log(css)
  for (const [name, result] of Object.entries(small)) console.log(`  ${name}: ${result === css ? 'the same' : result}`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
.a{margin-left:1px;margin-inline-start:2px}
  cssnano: the same
  lightningcss: the same
  esbuild: the same
.a{padding-left:1px;padding-inline-start:2px}
  cssnano: the same
  lightningcss: the same
  esbuild: the same
.a{padding-left:1px;padding-inline:2px}
  cssnano: the same
  lightningcss: the same
  esbuild: the same
.a{left:1px;inset-inline-start:2px}
  cssnano: .a{inset-inline-start:2px;left:1px}
  lightningcss: the same
  esbuild: the same
.a{border-left:1px solid;border-inline-start:0}
  cssnano: .a{border-inline-start:0;border-left:1px solid}
  lightningcss: the same
  esbuild: the same
.a{border-top-left-radius:1px;border-start-start-radius:2px}
  cssnano: .a{border-start-start-radius:2px;border-top-left-radius:1px}
  lightningcss: the same
  esbuild: the same
.a{font-variant-numeric:tabular-nums;font:inherit}
  cssnano: .a{font:inherit;font-variant-numeric:tabular-nums}
  lightningcss: the same
  esbuild: the same
.a{color:red;all:unset}
  cssnano: .a{all:unset;color:red}
  lightningcss: .a{all:unset}
  esbuild: the same
.a{padding-inline:1px;padding-left:2px}.b{padding-left:2px;padding-inline:1px}
  cssnano: .a,.b{padding-inline:1px;padding-left:2px}
  lightningcss: the same
  esbuild: the same
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
