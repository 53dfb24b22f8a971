import { afterEach, expect, test, vi } from 'vitest'
import { refuseOldNode } from './refuse-old-node.mjs'

afterEach(() => vi.restoreAllMocks())

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => refuseOldNode(version)).not.toThrow()
})

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])(
  'Node %s is refused with the versions that will do',
  (version) => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined)
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    refuseOldNode(version)
    expect(exit).toHaveBeenCalledWith(1)
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining(`20.19 or newer, or 22.12 or newer; this is Node ${version}`),
    )
  },
)
