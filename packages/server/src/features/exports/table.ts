export interface Table {
  header: string[]
  rows: string[][]
}
