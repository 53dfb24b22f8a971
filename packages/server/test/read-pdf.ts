import { inflateSync } from 'node:zlib'

/** The text of each page, decoded through the fonts' character maps, as a reader would copy it. */
export function readPdf(bytes: Buffer): string[] {
  const { object, pages } = pagesOf(bytes)
  return pages.map((page) => {
    const resources = object(/\/Resources (\d+) 0 R/.exec(page)?.[1])
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name = '', reference]) =>
          [name, meanings(streamOf(object(/\/ToUnicode (\d+) 0 R/.exec(object(reference))?.[1])))] as const,
      ),
    )
    return textOf(streamOf(object(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts)
  })
}

/** The squares of each page in the order they are drawn, as `[column, row]` counted from the first one's corner by its size. */
export function readSquares(bytes: Buffer): [number, number][][] {
  const { object, pages } = pagesOf(bytes)
  return pages.map((page) => {
    const content = streamOf(object(/\/Contents (\d+) 0 R/.exec(page)?.[1]))
    const squares = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map((match) => match.map(Number))
    const [, left = 0, top = 0, size = 1] = squares[0] ?? []
    return squares.map(([, x = 0, y = 0]) => [Math.round((x - left) / size), Math.round((y - top) / size)])
  })
}

function pagesOf(bytes: Buffer) {
  const objects = new Map<string, string>()
  for (const match of bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g))
    objects.set(match[1] ?? '', match[2] ?? '')
  const object = (reference: string | undefined) => objects.get(reference ?? '') ?? ''
  return { object, pages: [...objects.values()].filter((found) => /\/Type \/Page\n/.test(found)) }
}

function streamOf(object: string): string {
  const [head = '', body = ''] = object.split(/stream\n/)
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  const bytes = Buffer.from(body.slice(0, length), 'latin1')
  return (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** The array form of `bfrange`, as written by pdfkit. */
function meanings(map: string): Map<number, string> {
  const signs = new Map<number, string>()
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries())
      signs.set(
        Number.parseInt(from, 16) + index,
        (hex.replaceAll(' ', '').match(/.{4}/g) ?? [])
          .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
          .join(''),
      )
  return signs
}

/** One line per piece of text. */
function textOf(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let font = new Map<number, string>()
  const lines: string[] = []
  for (const [, name, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    else
      lines.push(
        [...(pieces ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((sign) => font.get(Number.parseInt(sign, 16)) ?? '\uFFFD')
          .join(''),
      )
  }
  return lines.join('\n')
}
