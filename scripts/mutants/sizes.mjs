// How much and how long anything may be: docs/rules/limits.md#fields and #bodies-and-uploads
const platform = 'packages/server/src/platform'
const features = 'packages/server/src/features'
const lengths = 'packages/contract/src/lengths.test.ts'
const hostileFiles = `${features}/people/spreadsheets/hostile-files.test.ts`

export default [
  {
    file: 'packages/domain/src/limits.ts',
    tests: [lengths],
    mutants: [
      { defence: 'a name or title: 255', from: '  text: 255,', to: '  text: 256,' },
      { defence: 'a phone number: 64', from: 'mobileNumber: 64,', to: 'mobileNumber: 65,' },
      { defence: 'a note: 512', from: '  notes: 512,', to: '  notes: 513,' },
      { defence: 'the name at the bell: 60', from: 'bellName: 60,', to: 'bellName: 61,' },
      { defence: 'the floor: 30', from: 'floor: 30,', to: 'floor: 31,' },
      { defence: 'the note about the entrance: 300', from: 'entranceNote: 300,', to: 'entranceNote: 301,' },
      { defence: 'a subject: 255', from: 'subject: 255,', to: 'subject: 256,' },
      { defence: 'a message: 2,048', from: '  message: 2048,', to: '  message: 2049,' },
      { defence: 'a comment: 2,048', from: '  comment: 2048,', to: '  comment: 2049,' },
      { defence: 'the name of a helper: 60', from: 'helperName: 60,', to: 'helperName: 61,' },
      { defence: 'an age: 100', from: 'ageMax: 100,', to: 'ageMax: 101,' },
      { defence: 'seats: 100', from: 'seatsMax: 100,', to: 'seatsMax: 101,' },
      { defence: 'people of an event: 3,000', from: '  participants: 3000,', to: '  participants: 3001,' },
      { defence: 'chosen recipients: 3,000', from: 'recipients: 3000,', to: 'recipients: 3001,' },
      {
        defence: 'a zip: 10',
        from: '  zip: 10,',
        to: '  zip: 11,',
        tests: ['packages/contract/src/forms/fields.test.ts', lengths],
      },
      {
        defence: 'a zip has four digits',
        from: 'zipMinDigits: 4,',
        to: 'zipMinDigits: 3,',
        tests: ['packages/domain/src/events/dinner/zip-restriction.test.ts'],
      },
      {
        defence: 'an answer: 512',
        from: '  answer: 512,',
        to: '  answer: 513,',
        tests: ['packages/domain/src/people/registration-form/registration-form.test.ts'],
      },
      {
        defence: 'questions: 10',
        from: 'questions: 10,',
        to: 'questions: 11,',
        tests: [`${features}/events/dinners/registration-form.test.ts`],
      },
      {
        defence: 'a choice has two options',
        from: 'answerOptionsMin: 2,',
        to: 'answerOptionsMin: 1,',
        tests: [`${features}/events/dinners/registration-form.test.ts`],
      },
      {
        defence: 'a choice has twenty options',
        from: 'answerOptions: 20,',
        to: 'answerOptions: 21,',
        tests: [`${features}/events/dinners/registration-form.test.ts`],
      },
      {
        defence: 'the description of an event: 4,096',
        from: 'description: 4096,',
        to: 'description: 4097,',
        tests: [lengths],
      },
      {
        defence: 'an entry of a conversation: 4,096',
        from: 'conversationEntry: 4096,',
        to: 'conversationEntry: 4097,',
        tests: [`${features}/accounts/feedback/feedback.routes.test.ts`],
      },
      {
        defence: 'zip restrictions: 1,024',
        from: 'zipRestrictions: 1024,',
        to: 'zipRestrictions: 1025,',
        tests: [lengths],
      },
      {
        defence: 'entries of zip restrictions: 200',
        from: 'zipRestrictionEntries: 200,',
        to: 'zipRestrictionEntries: 201,',
        tests: ['packages/domain/src/events/dinner/zip-restriction.test.ts'],
      },
      {
        defence: 'an uploaded file: 2 MiB',
        from: 'uploadedFile: 2 * 1024 * 1024,',
        to: 'uploadedFile: 2 * 1024 * 1024 + 1,',
        tests: [`${features}/people/participants/export-import.test.ts > reads a file of exactly`],
      },
      {
        defence: 'helpers: 20',
        from: 'helpers: 20,',
        to: 'helpers: 21,',
        tests: [`${features}/evening/helper-links/evening-helpers.test.ts`],
      },
    ],
  },
  {
    file: 'packages/domain/src/text.ts',
    tests: [lengths, 'packages/domain/src/text.test.ts'],
    mutants: [
      {
        defence: 'texts have a largest length',
        from: "if (text.length > max && codePoints(text) > max) return 'max_length_exceeded'",
        to: '',
      },
      { defence: 'lengths count code points', from: 'codePoints(text) > max', to: 'text.length > max' },
      { defence: 'required texts are not empty', from: "if (required && text === '') return 'required'", to: '' },
      {
        defence: 'texts hold no control characters',
        from: "return (lines ? forbiddenInText : forbiddenInLine).test(text) ? 'characters_invalid' : undefined",
        to: 'return undefined',
      },
      {
        defence: 'a line holds no line break',
        from: '(lines ? forbiddenInText : forbiddenInLine)',
        to: 'forbiddenInText',
      },
    ],
  },
  {
    file: 'packages/contract/src/events/wizard.ts',
    tests: ['packages/server/test/bad-wizard.sampled.test.ts'],
    mutants: [
      {
        defence: 'an event is created of checked steps only',
        from: '  contract: contractInput.nullish(),',
        to: '  contract: contractInput.extend({ email: z.string() }).nullish(),',
      },
    ],
  },
  {
    file: 'packages/contract/src/parse-input.ts',
    tests: ['packages/contract/src/parse-input.test.ts'],
    mutants: [
      {
        defence: 'a reply holds fifty issues at most',
        from: 'parsed.error.issues.slice(0, maxIssues)',
        to: 'parsed.error.issues',
      },
      {
        defence: 'all that is wrong is reported at once',
        from: 'issues.slice(0, maxIssues).map(toIssue)',
        to: 'issues.slice(0, 1).map(toIssue)',
        tests: [`${features}/people/registration/register/register.test.ts > register reports all issues`],
      },
    ],
  },
  {
    file: `${platform}/http/request-bodies.ts`,
    tests: [`${platform}/http/drain-body.test.ts`],
    mutants: [
      {
        defence: 'the body of a call: 256 kB',
        from: 'call: 256_000,',
        to: 'call: 25_600_000,',
        tests: ['packages/server/test/contract.test.ts'],
      },
      {
        defence: 'a plain form: 1 kB',
        from: 'plainForm: 1_000,',
        to: 'plainForm: 100_000,',
        tests: [`${features}/payments/orders/sandbox.test.ts`],
      },
      { defence: 'the body of an upload: 3 MB', from: 'upload: 3_000_000,', to: 'upload: 30_000_000,' },
    ],
  },
  {
    file: 'packages/contract/src/route.ts',
    tests: [`${platform}/http/drain-body.test.ts`],
    mutants: [{ defence: 'a list of people: 4 MB', from: 'largestList = 4_000_000', to: 'largestList = 40_000_000' }],
  },
  {
    file: `${platform}/http/register-handlers.ts`,
    tests: [`${platform}/http/drain-body.test.ts`],
    mutants: [
      {
        defence: 'only lists of people may be long',
        from: 'return takesList ? largestList : bodyLimits.call',
        to: 'return largestList',
        tests: ['packages/server/test/contract.test.ts'],
      },
    ],
  },
  {
    file: 'packages/server/src/app.ts',
    tests: [`${features}/accounts/user-accounts/avatar.test.ts`],
    mutants: [
      {
        defence: 'an uploaded file has its limit',
        from: 'limits: { fileSize: limits.uploadedFile, files: 1, fields: 5, fieldSize: 100_000, parts: 6 },',
        to: 'limits: { fileSize: 2 * limits.uploadedFile, files: 1, fields: 5, fieldSize: 100_000, parts: 6 },',
      },
      {
        defence: 'a form has one file',
        from: 'files: 1,',
        to: 'files: 100,',
        tests: ['packages/server/test/malformed-uploads.test.ts'],
      },
      {
        defence: 'a form has five fields',
        from: 'fields: 5,',
        to: 'fields: 500,',
        tests: ['packages/server/test/malformed-uploads.test.ts'],
      },
      {
        defence: 'a field of a form: 100 kB',
        from: 'fieldSize: 100_000,',
        to: 'fieldSize: 2_000_000,',
        tests: ['packages/server/test/malformed-uploads.test.ts'],
      },
    ],
  },
  {
    file: `${platform}/http/request-bodies.ts`,
    tests: ['packages/server/test/malformed-uploads.test.ts', `${features}/accounts/user-accounts/avatar.test.ts`],
    mutants: [
      { defence: 'an upload is a form', from: 'if (!request.isMultipart()) throw unsupportedMedia()', to: '' },
      {
        defence: 'a file that is too large is refused',
        from: 'if (file.truncated) throw tooLarge()',
        to: '',
        tests: [`${platform}/http/request-bodies.test.ts`],
      },
      {
        defence: 'a form that says its length is refused before it is read',
        from: "if (Number(request.headers['content-length']) > bodyLimits.upload) throw tooLarge()",
        to: '',
        tests: ['packages/server/test/body-lengths.test.ts > a form that says it is too long'],
      },
      {
        defence: 'a form without length is counted as it is read',
        from: "if (bytesRead > bodyLimits.upload) raw.emit('error', tooLarge())",
        to: '',
        tests: ['packages/server/test/body-lengths.test.ts > a form without length'],
      },
      {
        defence: 'a plain form without length is counted as it is read',
        from: "{ parseAs: 'string', bodyLimit },",
        to: "{ parseAs: 'string', bodyLimit: 10 * bodyLimit },",
        tests: ['packages/server/test/body-lengths.test.ts > a plain form without length'],
      },
      {
        defence: 'a malformed form is answered 400',
        from: "return error instanceof Problem || (error instanceof Error && 'code' in error) ? error : badRequest()",
        to: 'return error',
      },
    ],
  },
  {
    file: `${platform}/http/pages.ts`,
    tests: [`${platform}/http/pages.test.ts`],
    mutants: [
      {
        defence: 'the header of languages is cut',
        from: "(request.headers[name] ?? '').slice(0, 1_000)",
        to: "(request.headers[name] ?? '')",
      },
    ],
  },
  {
    file: `${features}/people/spreadsheets/spreadsheet-problem.ts`,
    tests: [hostileFiles],
    mutants: [
      { defence: 'columns of a list: 40', from: 'columns: 40,', to: 'columns: 41,' },
      {
        defence: 'a workbook unpacked: 20 MiB',
        from: 'unpackedSize: 20 * 1024 * 1024,',
        to: 'unpackedSize: 20_000 * 1024 * 1024,',
      },
      {
        defence: 'a part of a workbook unpacked: a hundred times its size',
        from: 'ratio: 100,',
        to: 'ratio: 1_000_000,',
      },
      {
        defence: 'large parts of a workbook are watched',
        from: 'ratioFrom: 1024 * 1024,',
        to: 'ratioFrom: 1024 * 1024 * 1024,',
      },
      { defence: 'text of a cell: 5,000', from: 'cellText: 5_000,', to: 'cellText: 5_000_000,' },
      { defence: 'parts of a workbook: 100', from: 'zipEntries: 100,', to: 'zipEntries: 1_000,' },
      { defence: 'rows of a sheet: 10,000', from: 'rowTags: 10_000,', to: 'rowTags: 100_000_000,' },
      { defence: 'cells of a grid: 4 million', from: 'gridCells: 4_000_000,', to: 'gridCells: 40_000_000_000,' },
      { defence: 'all text of a list: 4 MiB', from: 'allText: 4 * 1024 * 1024,', to: 'allText: 400 * 1024 * 1024,' },
    ],
  },
  {
    file: `${features}/people/spreadsheets/unpack-xlsx.ts`,
    tests: [hostileFiles],
    mutants: [
      {
        defence: 'an archive has a limit of parts',
        from: "if (zip.entryCount > spreadsheetLimits.zipEntries) throw new SpreadsheetProblem('import_file_too_large')",
        to: '',
      },
      {
        defence: 'unpacking stops at the budget',
        from: 'if (budget.left < 0 || isSwollen) throw',
        to: 'if (isSwollen) throw',
      },
      {
        defence: 'a part that was changed is broken',
        from: "if (crc32(content) !== entry.crc32) throw new SpreadsheetProblem('import_file_broken')",
        to: '',
      },
      {
        defence: 'an archive that cannot be read is broken',
        from: "throw error instanceof SpreadsheetProblem ? error : new SpreadsheetProblem('import_file_broken')",
        to: 'throw error',
      },
    ],
  },
  {
    file: `${features}/people/spreadsheets/unpack-xlsx.ts`,
    tests: [hostileFiles],
    mutants: [
      {
        defence: 'a workbook has no document types',
        from: "if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY'))",
        to: 'if (false)',
      },
      { defence: 'a workbook says how large it is', from: '  checkDeclaredSize(archive)\n', to: '' },
      {
        defence: 'an archive that is no workbook is refused',
        from: "if (!entries.has(workbookPath)) throw new SpreadsheetProblem('import_file_type_unknown')",
        to: '',
      },
      {
        defence: 'rows are counted while a sheet is unpacked',
        from: 'if (rows > spreadsheetLimits.rowTags) throw tooManyRows()',
        to: '',
      },
      {
        defence: 'places of cells in unusual notation are refused',
        from: "if (!plain || !end) throw new SpreadsheetProblem('import_file_broken')",
        to: 'if (!plain) continue',
      },
    ],
  },
  {
    file: `${features}/people/spreadsheets/parse-spreadsheet.ts`,
    tests: [hostileFiles],
    mutants: [
      {
        defence: 'an empty file is refused',
        from: "if (filled === 0) throw new SpreadsheetProblem('import_file_empty')",
        to: '',
      },
      {
        defence: 'a file with another name is refused',
        from: "if (extension !== undefined && !readable.has(extension)) throw new SpreadsheetProblem('import_file_type_unknown')",
        to: '',
      },
      {
        defence: 'files of other programs are refused',
        from: "start.startsWith('504b') || foreign.some((magic) => start.startsWith(magic))",
        to: 'false',
      },
    ],
  },
  {
    file: `${features}/people/spreadsheets/parse-spreadsheet.ts`,
    tests: [hostileFiles],
    mutants: [
      {
        defence: 'a list has a limit of size',
        from: "if (bytes.length > spreadsheetLimits.fileSize) throw new SpreadsheetProblem('import_file_too_large')",
        to: '',
      },
      {
        defence: 'a list has a limit of columns',
        from: 'if (width > spreadsheetLimits.columns) {',
        to: 'if (false) {',
      },
      { defence: 'a list has a limit of rows', from: 'if (filled > spreadsheetLimits.rows + 1) {', to: 'if (false) {' },
      {
        defence: 'a list has a limit of text',
        from: "if (text > spreadsheetLimits.allText) throw new SpreadsheetProblem('import_file_too_large')",
        to: '',
      },
    ],
  },
  {
    file: `${features}/people/spreadsheets/parse-spreadsheet.ts`,
    tests: [hostileFiles],
    mutants: [
      { defence: 'separated text is read up to a limit of rows', from: 'preview: spreadsheetLimits.rowTags,', to: '' },
      {
        defence: 'a quote that never ends breaks a file',
        from: "if (errors.some((error) => error.code === 'MissingQuotes')) throw new SpreadsheetProblem('import_file_broken')",
        to: '',
      },
      { defence: 'web pages and JSON are no lists', from: '|| /^\\s*[<{]/.test(text)) throw', to: ') throw' },
    ],
  },
]
