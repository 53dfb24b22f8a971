/** The archive paths of the parts needed to read one sheet. */
export interface WorkbookParts {
  /** Position of the first visible sheet, starting with 1. */
  sheetNumber: number
  sheet: string
  /** Shared strings and number formats, if the workbook has them. */
  others: string[]
}

export const workbookPath = 'xl/workbook.xml'
export const relationsPath = 'xl/_rels/workbook.xml.rels'

/** Undefined if there is no worksheet. */
export function workbookParts(workbook: string, relations: string): WorkbookParts | undefined {
  const sheets = tags(workbook, 'sheet').filter((tag) => attribute(tag, 'name') !== undefined)
  const visible = sheets.findIndex((tag) => !/hidden/i.test(attribute(tag, 'state') ?? ''))
  const sheetNumber = Math.max(visible, 0) + 1
  const relationId = attribute(sheets[sheetNumber - 1] ?? '', '[\\w.-]+:id')
  const related = tags(relations, 'Relationship')
  const sheet = related.find((tag) => attribute(tag, 'Id') === relationId && typeOf(tag) === 'worksheet')
  if (relationId === undefined || sheet === undefined) return undefined
  const others = related.filter((tag) => ['sharedStrings', 'styles'].includes(typeOf(tag)))
  return { sheetNumber, sheet: pathOf(sheet), others: others.map(pathOf) }
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
