import { type Issue, type IssueCode, issue } from '@running-dinner/domain'

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
export async function problemAsData<T>(read: () => Promise<T>): Promise<T | FileProblem> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    return { problem: { code: error.code, ...(error.data ? { data: error.data } : {}) } }
  }
}
