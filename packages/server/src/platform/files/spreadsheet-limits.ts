import { limits } from '@running-dinner/domain'

/** What a spreadsheet may be (reliability 2.4 #18). Sizes in bytes, text in UTF-16 units. */
export const spreadsheetLimits = {
  fileSize: limits.importFile,
  rows: limits.participants,
  columns: 40,
  zipEntries: 100,
  unpackedSize: 20 * 1024 * 1024,
  /** Only asked of parts above `ratioFrom`: small parts of equal rows compress well. */
  ratio: 100,
  ratioFrom: 1024 * 1024,
  /** Rows as such, blank ones included; far more than rows with people, but never a million. */
  rowTags: 10_000,
  /** Cells from the first to the last mentioned; what the reader would build in memory. */
  gridCells: 4_000_000,
  /** Longer than any field may be, so that cut text is still refused as too long. */
  cellText: 5_000,
  /** All cells together: what the import call takes (decisions A15). */
  allText: 4 * 1024 * 1024,
} as const
