import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@running-dinner/contract'

/** The renderer of the client build, loaded as a file: the server knows none of its sources (decisions B21). */
export async function loadRenderer(file: string): Promise<RenderPage | undefined> {
  if (!existsSync(file)) return undefined
  const { render } = (await import(pathToFileURL(file).href)) as { render: RenderPage }
  return render
}
