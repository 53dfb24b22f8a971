/** The archive paths of the parts needed to read one sheet. */
export interface WorkbookParts {
  name: string
  /** Position among all sheets, starting with 1. */
  sheetNumber: number
  sheet: string
  /** Shared strings and number formats, if the workbook has them. */
  others: string[]
}

export const workbookPath = 'xl/workbook.xml'
export const relationsPath = 'xl/_rels/workbook.xml.rels'

/** One for each visible worksheet in their order; of a workbook that shows none, its first. */
export function workbookParts(workbook: string, relations: string): WorkbookParts[] {
  const sheets = tags(workbook, 'sheet').filter((tag) => attribute(tag, 'name') !== undefined)
  const related = tags(relations, 'Relationship')
  const others = related.filter((tag) => ['sharedStrings', 'styles'].includes(typeOf(tag))).map(pathOf)
  const worksheets = sheets.flatMap((tag, at) => {
    const relationId = attribute(tag, '[\\w.-]+:id')
    const sheet = related.find((one) => attribute(one, 'Id') === relationId && typeOf(one) === 'worksheet')
    if (relationId === undefined || sheet === undefined) return []
    const isVisible = !/hidden/i.test(attribute(tag, 'state') ?? '')
    const name = textOf(attribute(tag, 'name') ?? '')
    return [{ isVisible, parts: { name, sheetNumber: at + 1, sheet: pathOf(sheet), others } }]
  })
  const visible = worksheets.filter(({ isVisible }) => isVisible)
  return (visible.length > 0 ? visible : worksheets.slice(0, 1)).map(({ parts }) => parts)
}

/** Numbers of the rows that are hidden by hand or by a filter. */
export function hiddenRows(sheet: string): Set<number> {
  const hidden = new Set<number>()
  let number = 0
  for (const [tag] of sheet.matchAll(/<(?:[\w.-]{1,20}:)?row(?:\s[^>]{0,1000})?>/g)) {
    number = Number(attribute(tag, 'r') ?? number + 1)
    if (/^(?:1|true)$/.test(attribute(tag, 'hidden') ?? '')) hidden.add(number)
  }
  return hidden
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of an attribute in a part that was read byte by byte. */
function textOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1')
    .toString('utf8')
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
}

function tags(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^>]*>`, 'g')) ?? []
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found?.[1] ?? found?.[2]
}

function typeOf(relation: string): string {
  return attribute(relation, 'Type')?.split('/').at(-1) ?? ''
}

function pathOf(relation: string): string {
  const target = attribute(relation, 'Target') ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
