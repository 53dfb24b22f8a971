import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, longest first. Started last, one of them would run alone while the other workers idle. */
const longFiles = [
  'structural-races.test.ts',
  'random-faults.test.ts',
  'killed-plan-change.test.ts',
  'killed-payment.test.ts',
  'bad-registration.test.ts',
  'bad-input.test.ts',
  'killed-deletion.test.ts',
  'killed-changes.test.ts',
  'deliver-mails.test.ts',
  'killed-registration.test.ts',
  'cross-tenant.test.ts',
  'optimize.test.ts',
  'register.test.ts',
]

/** A worker that changes the project is started again, so the files of a project follow each other, small files last. */
const projects = ['server', 'components', 'rules', 'scripts', 'web']

const rank = (list: readonly string[], name: string) => (list.includes(name) ? list.indexOf(name) : list.length)

/** The same order in every run, whatever took long in the last one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...(await super.sort(files))].sort(
      (file, otherFile) =>
        rank(projects, file.project.name) - rank(projects, otherFile.project.name) ||
        rank(longFiles, basename(file.moduleId)) - rank(longFiles, basename(otherFile.moduleId)),
    )
  }
}
