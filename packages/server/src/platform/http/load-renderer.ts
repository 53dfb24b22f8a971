import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@running-dinner/contract'

/** Loads the renderer from the client build at run time, because the server must not import sources of the client. */
export async function loadRenderer(file: string): Promise<RenderPage | undefined> {
  if (!existsSync(file)) return undefined
  const { render } = (await import(pathToFileURL(file).href)) as { render: RenderPage }
  return render
}
