// A run of hours in pieces: shards, and the verdicts that earlier runs have stored.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** `2/8`: the second of eight parts. Entries with the same tests stay together, because each part runs its tests as they are first. */
export function defencesOfShard(defences, shard) {
  const [number, count] = shard.split('/').map(Number)
  if (!/^\d+\/\d+$/.test(shard) || number < 1 || number > count) throw new Error(`no shard: ${shard}`)
  const testsOf = ({ tests }) => tests.join()
  const sorted = defences.toSorted((a, b) => (testsOf(a) < testsOf(b) ? -1 : Number(testsOf(a) > testsOf(b))))
  const start = (part) => Math.round((sorted.length * part) / count)
  return sorted.slice(start(number - 1), start(number))
}

const keyOf = ({ commit, file, defence }) => [commit, file, defence].join('\n')

/** The lines of `path`, to which several runs may append. What was caught on another commit says nothing of this one. */
export function storedVerdicts(path, commit) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  // The last line of a killed run may be half.
  const verdicts = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line))
  const caught = new Set(verdicts.filter(({ verdict }) => verdict === 'caught').map(keyOf))
  return {
    isCaught: ({ file, defence }) => caught.has(keyOf({ commit, file, defence })),
    add: ({ kind, file, defence, verdict, why, seconds }) =>
      appendFileSync(path, `${JSON.stringify({ commit, kind, file, defence, verdict, why, seconds })}\n`),
  }
}
