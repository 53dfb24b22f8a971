import { type Issue, type IssueCode, issue, limits } from '@running-dinner/domain'

/** What an uploaded spreadsheet may contain (`docs/rules/limits.md`). Sizes in bytes, text in UTF-16 units. */
export const spreadsheetLimits = {
  fileSize: limits.uploadedFile,
  rows: limits.participants,
  columns: 40,
  zipEntries: 100,
  unpackedSize: 20 * 1024 * 1024,
  /** Checked only for parts above `ratioFrom`: small parts of equal rows compress well. */
  ratio: 100,
  ratioFrom: 1024 * 1024,
  /** All row tags, blank rows included: far more than rows with people, far fewer than a million. */
  rowTags: 10_000,
  /** Cells of the grid that the reader would allocate, from the first to the last reference. */
  gridCells: 4_000_000,
  /** Longer than any field may be, so that truncated text is still refused as too long. */
  cellText: 5_000,
  /** Characters of all cells together. */
  allText: 4 * 1024 * 1024,
} as const

/** As a worker returns it. */
export interface FileProblem {
  problem: { code: IssueCode; data?: Issue['data'] }
}

/** A file that cannot be read as a list of people; `code` is one of the `import_` codes. */
export class SpreadsheetProblem extends Error {
  readonly code: IssueCode
  readonly data: Issue['data']

  constructor(code: IssueCode, data?: Issue['data']) {
    super(code)
    this.code = code
    this.data = data
  }

  /** The issue for the organiser, on the upload field. */
  get issue(): Issue {
    return issue(this.code, 'file', this.data)
  }
}

/** Errors lose their class between threads, so problems of a file leave a worker as data. */
export async function problemAsData<T>(readSheet: () => Promise<T>): Promise<T | FileProblem> {
  try {
    return await readSheet()
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    return { problem: { code: error.code, ...(error.data ? { data: error.data } : {}) } }
  }
}
