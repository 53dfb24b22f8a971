import { fileURLToPath } from 'node:url'

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const admin = loadedWith('admin/admin-area.tsx')
const wizard = loadedWith('wizard/wizard-area.tsx')

/**
 * What every page of the administration loads, in two files: the first one is shared with the wizard. Sixty small files cost more in
 * headers, and compress worse. Everything else stays where the bundler puts it, so that no page loads parts it does not use.
 */
export const adminChunks = [
  // Apart from the schemas that use it: the settings do without them at first.
  { name: 'zip-restriction', test: /dinner.zip-restriction/ },
  // Apart from the other half of the library, which only the schemas of organisers use.
  {
    name: 'checks',
    test: /zod.v4.(mini|core.(?!json-schema|to-json|memoizer))|contract.src.(forms.fields|parse-input)\./,
  },
  // Shared by two: an area itself stays a file of its own.
  {
    name: (id: string, modules: Modules) => (admin(id, modules) && wizard(id, modules) ? 'frame' : null),
    debugName: 'frame',
    minShareCount: 2,
  },
  {
    name: (id: string, modules: Modules) => (admin(id, modules) ? 'shell' : null),
    debugName: 'shell',
    minShareCount: 2,
  },
  // What a field to search in and one to type into have in common.
  { name: 'outlined-field', test: /@mui.material.(FormControl|FormLabel|InputAdornment|InputLabel|OutlinedInput)\W/ },
]

/** Whether a module of ours or of MUI is loaded together with the given one: imported by it, directly or not. */
function loadedWith(file: string): (id: string, modules: Modules) => boolean {
  const start = fileURLToPath(new URL(`src/areas/${file}`, import.meta.url))
  let loaded: Set<string> | undefined
  return (id, modules) => {
    loaded ??= importedBy(start, modules)
    return /web.src|@mui|@emotion|calls:/.test(id) && loaded.has(id)
  }
}

function importedBy(start: string, modules: Modules): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
