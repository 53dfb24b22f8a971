/**
 * Makes packages/web/src/ui/inter from the package of the font: `node scripts/generate-fonts.mjs`. Left out is what no page
 * shows: thinner and bolder weights, and forms of letters that a style would have to ask for.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/inter/package.json')))
const target = fileURLToPath(new URL('../packages/web/src/ui/inter', import.meta.url))

/** From running text to the boldest title. */
const weights = { min: 400, max: 740 }

/** What browsers apply by themselves, and figures of one width. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

/**
 * Name and content of each file, always the same for the same packages.
 * @returns {Promise<[name: string, content: Buffer][]>}
 */
export async function fontFiles() {
  const scripts = JSON.parse(readFileSync(join(source, 'unicode.json'), 'utf8'))
  const styles = readFileSync(join(source, 'wght.css'), 'utf8')
    .replaceAll('./files/', './')
    .replaceAll('font-weight: 100 900', `font-weight: ${weights.min} ${weights.max}`)
    .replaceAll("'", '"')
  const fonts = Object.entries(scripts).map(async ([script, range]) => {
    const name = `inter-${script}-wght-normal.woff2`
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features }
    return [name, await subsetFont(readFileSync(join(source, 'files', name)), lettersOf(range), options)]
  })
  return [
    ['inter.css', Buffer.from(styles)],
    ['LICENSE', readFileSync(join(source, 'LICENSE'))],
    ...(await Promise.all(fonts)),
  ]
}

/** Of `U+0000-00FF,U+0131`. */
function lettersOf(range) {
  return range
    .replaceAll('U+', '')
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(target, { recursive: true })
  for (const [name, content] of await fontFiles()) {
    writeFileSync(join(target, name), content)
    console.log(name, content.byteLength)
  }
}
