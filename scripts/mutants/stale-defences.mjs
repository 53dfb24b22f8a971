import { namedTest } from './test-runs.mjs'

/** What is wrong with the list itself: `read` returns the text of a file, or undefined if there is none. */
export function staleDefences(defences, read) {
  const named = new Set()
  return defences.flatMap(({ kind, defence, file, from, to, tests }) => {
    const name = `${kind}: ${defence}`
    const source = read(file)
    const count = source === undefined ? 0 : source.split(from).length - 1
    const problems = [
      ...(source === undefined ? [`no file ${file}`] : []),
      ...(source !== undefined && count !== 1
        ? [`found ${count} times in ${file}: ${from.trim().split('\n')[0]}`]
        : []),
      ...(from === to ? ['changes nothing'] : []),
      ...(tests.length === 0 ? ['has no tests'] : []),
      ...tests
        .map(namedTest)
        .filter((test) => read(test.file) === undefined)
        .map((test) => `no test file ${test.file}`),
      ...(named.has(name) ? ['is named twice'] : []),
    ]
    named.add(name)
    return problems.map((problem) => `${name}: ${problem}`)
  })
}
