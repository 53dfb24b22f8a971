import { relative, resolve } from 'node:path'
import { issueCodes } from '@running-dinner/domain'
import { afterAll, beforeEach, expect, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import { twinsElsewhere } from './issue-twins.ts'
import { codesWithoutTwin, repliesIn } from './noted-replies.ts'

let running: RunnerTestFile | undefined

beforeEach(({ task }) => {
  running = task.file
})

const wasRunWhole = ({ tasks }: Pick<RunnerTestSuite, 'tasks'>): boolean =>
  tasks.every((task) => (task.type === 'suite' ? wasRunWhole(task) : task.result?.state === 'pass'))

/** A file that the list of twins names has to show both calls of its codes; a part of its tests need not. */
afterAll(() => {
  if (!running || !wasRunWhole(running)) return
  const file = relative(resolve(import.meta.dirname, '..'), running.filepath)
  const codes = issueCodes.filter((code) => twinsElsewhere[code] === file)
  expect(codesWithoutTwin(codes, repliesIn(running.filepath)), 'codes without an accepted call').toEqual([])
})
