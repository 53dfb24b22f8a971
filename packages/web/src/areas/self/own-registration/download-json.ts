import { saveFile } from '../../../lib/save-file.ts'

/** Hands somebody their own data as a file, made in the browser. */
export function downloadJson(name: string, value: unknown): void {
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name)
}
