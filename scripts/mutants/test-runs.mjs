// One Vitest for many runs: its start, its database and what it has compiled cost more than most tests.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A test file, or `file > how the names of its tests begin`, with suites: only these are run, which saves time. */
export function namedTest(test) {
  const [file, title] = test.split(' > ')
  return { file, title }
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Runs test files of `folder`; the process has to be in it. */
export async function openTestRuns(folder) {
  const { createVitest } = await import(pathToFileURL(join(folder, 'node_modules/vitest/dist/node.js')).href)
  let ended = { cases: [], modules: [] }
  const reporter = {
    onTestCaseResult: (testCase) => ended.cases.push(testCase),
    onTestModuleEnd: (testModule) => ended.modules.push(testModule),
  }
  const vitest = await createVitest('test', {
    root: folder,
    watch: false,
    bail: 1,
    // A busy machine must not catch mutants by its slowness.
    testTimeout: 60_000,
    passWithNoTests: false,
    reporters: [reporter],
    silent: true,
  })
  return {
    /** A changed file is compiled again. */
    changed: (file) => vitest.invalidateFile(join(folder, file)),
    async run(tests) {
      ended = { cases: [], modules: [] }
      const named = tests.map(namedTest)
      const found = await vitest.globTestSpecifications(named.map(({ file }) => file))
      const specifications = named.map(({ file, title }) => {
        const specification = found.find(({ moduleId }) => moduleId === join(folder, file))
        if (!specification) throw new Error(`no such test file: ${file}`)
        const { project, moduleId } = specification
        return title === undefined
          ? specification
          : project.createSpecification(moduleId, { testNamePattern: new RegExp(`^${escaped(title)}`) })
      })
      const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
      // Vitest matches patterns against the names of suites and test with spaces between.
      const names = ended.cases.map(({ module, fullName }) => ({
        file: module.relativeModuleId,
        name: fullName.replaceAll(' > ', ' '),
      }))
      const verdict = verdictOf({
        tests: ended.cases.map((testCase) => ({
          name: `${testCase.module.relativeModuleId} > ${testCase.fullName}`,
          state: testCase.result().state,
          errors: testCase.result().errors ?? [],
        })),
        outside: [
          ...ended.modules.flatMap((testModule) => testModule.errors()),
          ...ended.modules.flatMap((testModule) =>
            [...testModule.children.allSuites()].flatMap((suite) => suite.errors()),
          ),
          ...unhandledErrors,
        ],
      })
      return { ...verdict, names }
    },
    close: () => vitest.close(),
  }
}

/** Titles with which no test of their file begins: a mutant that names one would run nothing. `names` is of whole files. */
export function testsWithoutMatch(tests, names) {
  return tests.filter((test) => {
    const { file, title } = namedTest(test)
    return title !== undefined && !names.some((found) => found.file === file && found.name.startsWith(title))
  })
}

/**
 * `caught`: a test failed. `broken`: code could not be loaded or run, which would fail whatever the tests say. `survived`: tests
 * passed.
 */
export function verdictOf({ tests, outside }) {
  const failed = tests.filter(({ state }) => state === 'failed')
  const broken = [...failed.flatMap(({ errors }) => errors), ...outside].find(isBroken)
  if (broken) return { verdict: 'broken', why: firstLine(broken) }
  const [first] = failed
  if (first) return { verdict: 'caught', why: `${first.name}: ${firstLine(first.errors[0])}` }
  if (outside.length > 0) return { verdict: 'broken', why: firstLine(outside[0]) }
  if (!tests.some(({ state }) => state === 'passed')) return { verdict: 'broken', why: 'no test ran' }
  return { verdict: 'survived', why: `${tests.length} tests passed` }
}

const loading = /Cannot find (module|package)|Failed to resolve|does not provide an export|Transform failed|PARSE_ERROR/

function isBroken({ name = '', message = '' }) {
  return ['SyntaxError', 'ReferenceError', 'RolldownError'].includes(name) || loading.test(message)
}

function firstLine(error) {
  return `${error?.name ?? ''} ${error?.message ?? ''}`.trim().split('\n')[0].slice(0, 160)
}
