import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles } from './generate-fonts.mjs'

const folder = 'packages/web/src/ui/inter'

test('the fonts of the pages are what the script makes of the package', async () => {
  const files = await fontFiles()
  expect(readdirSync(folder).sort()).toEqual(files.map(([name]) => name).sort())
  for (const [name, content] of files) expect(content.equals(readFileSync(`${folder}/${name}`)), name).toBe(true)
})
