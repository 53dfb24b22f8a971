import { afterAll, vi } from 'vitest'

/** Files of one worker share their modules: one that was still loading when its file ended would be broken for all after it. */
afterAll(() => vi.dynamicImportSettled())
