// Fails where server features or the web spell something as the wire does. An argument names another tree to look at.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBeyondContract, wireMarks } from './wire-marks.mjs'

const [root = '.'] = process.argv.slice(2)
const folders = ['packages/server/src/features', 'packages/web/src']
const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
  .filter(isBeyondContract)
const problems = files.flatMap((file) =>
  wireMarks(readFileSync(join(root, file), 'utf8')).map((mark) => `${file}:${mark}`),
)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`wire: ${files.length} files without its spellings`)
