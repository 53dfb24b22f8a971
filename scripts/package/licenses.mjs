import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const rule = '-'.repeat(100)

/** The texts that libraries ask to be passed on, also of those that are part of the client's bundle. */
export function thirdPartyLicenses(root, folders) {
  return folders
    .map((folder) => `${rule}\n${headingOf(join(root, folder))}\n\n${textsIn(join(root, folder))}`)
    .join('\n')
}

function headingOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name} ${version}: ${typeof license === 'string' ? license : 'see below'}`
}

function textsIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
    .concat('')
    .join('\n\n')
}
