import type { WorkboxPlugin } from 'workbox-core'

/**
 * Refuses a shell of another release: while a release is rolled out, the worker may come from a new server and the shell from an
 * old one. Its installation fails then, and the browser tries again with the next visit.
 */
export function ofThisRelease({ shell, script }: { shell: string; script: string }): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null
      if (new URL(request.url).pathname !== shell) return response
      return (await response.clone().text()).includes(script) ? response : null
    },
  }
}
