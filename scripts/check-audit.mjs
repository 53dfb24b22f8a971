// Asks the registry for known weaknesses of the packages of the product; ends with 1 where one is high or critical, and says so aloud
// when the registry does not answer, which is no result.
import { spawnSync } from 'node:child_process'

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
})
const found = parsed(stdout)?.metadata?.vulnerabilities
if (found === undefined) {
  console.error(`NOT AUDITED: the registry did not answer. ${stderr.trim().slice(0, 300)}`)
  process.exitCode = 2
} else {
  console.log(`audit: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low`)
  if (found.critical + found.high > 0) process.exitCode = 1
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
