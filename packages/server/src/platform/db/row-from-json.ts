/** A row that was converted to JSON, with the names that queries use; its dates and times stay text. */
export function rowFromJson<Row>(json: object | null): Row | undefined {
  if (!json) return undefined
  const columns = Object.entries(json).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(columns) as Row
}
