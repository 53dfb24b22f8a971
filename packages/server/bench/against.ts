// Runs a bench alternately on this checkout and on a build of another commit (A B A B), so that both meet the same machine, and
// prints the ratio of each figure.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

type Figures = Readonly<Record<string, number>>

const root = resolve(import.meta.dirname, '../../..')

/**
 * The bench is always that of this checkout; `BENCHED_CHECKOUT` says whose product it starts.
 * @param bench file and arguments; prints one JSON object last
 */
export async function printRatios(commit: string, bench: readonly string[], rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rd-bench-against-'))
  const reports: { here: Figures[]; there: Figures[] } = { here: [], there: [] }
  try {
    build(commit, folder)
    for (let round = 1; round <= rounds; round++) {
      console.error(`round ${round} of ${rounds}`)
      reports.here.push(await figuresOf(bench, root))
      reports.there.push(await figuresOf(bench, folder))
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  }
  const ratios = ratiosOf(reports.here, reports.there)
  console.error(tableOf(ratios, commit))
  console.log(JSON.stringify(ratios, null, 2))
}

function build(commit: string, folder: string): void {
  const run = (command: string, args: readonly string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  run('git', ['worktree', 'add', '--detach', folder, commit], root)
  run('npm', ['ci', '--no-audit', '--no-fund'], folder)
  run('npm', ['run', 'build'], folder)
}

/** A bench ends with 1 when a figure misses its limit; that says nothing about ratios. */
function figuresOf([file = '', ...args]: readonly string[], checkout: string): Promise<Figures> {
  return new Promise((resolveFigures, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: root,
      env: { ...process.env, BENCHED_CHECKOUT: checkout },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('error', reject)
    child.once('close', (status) => {
      const start = output.search(/^\{$/m)
      if (start < 0) reject(new Error(`${file} printed no report for ${checkout} and ended with ${status}`))
      else resolveFigures(Object.fromEntries(numbersOf(JSON.parse(output.slice(start)), '')))
    })
  })
}

/** The numbers of a report by their path. */
function numbersOf(value: unknown, path: string): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, part]) => numbersOf(part, path === '' ? name : `${path}.${name}`))
}

interface Ratio {
  here: number
  there: number
  ratio: number | undefined
}

/** Of the medians of figures that every report has. */
function ratiosOf(reportsHere: readonly Figures[], reportsThere: readonly Figures[]): Record<string, Ratio> {
  const reports = [...reportsHere, ...reportsThere]
  const paths = Object.keys(reports[0] ?? {}).filter((path) => reports.every((figures) => path in figures))
  return Object.fromEntries(
    paths.map((path) => {
      const [here, there] = [medianOf(reportsHere, path), medianOf(reportsThere, path)]
      return [path, { here, there, ratio: there === 0 ? undefined : Number((here / there).toFixed(2)) }]
    }),
  )
}

function medianOf(reports: readonly Figures[], path: string): number {
  const sorted = reports.map((figures) => figures[path] ?? 0).sort((smaller, larger) => smaller - larger)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function tableOf(ratios: Readonly<Record<string, Ratio>>, commit: string): string {
  const lines = Object.entries(ratios).map(
    ([path, { here, there, ratio }]) => `| ${path} | ${here} | ${there} | ${ratio ?? ''} |`,
  )
  return [`| figure | here | ${commit} | ratio |`, '|---|--:|--:|--:|', ...lines].join('\n')
}
