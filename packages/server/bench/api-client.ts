import type { Route } from '@running-dinner/contract'

export interface ApiClient {
  call<T>(route: Route, options?: { params?: Record<string, string>; query?: string; body?: unknown }): Promise<T>
  upload(
    route: Route,
    params: Record<string, string>,
    filename: string,
    bytes: Uint8Array,
  ): Promise<{ status: number; body: unknown }>
}

export function apiClient(url: string): ApiClient {
  const address = (route: Route, params: Record<string, string> = {}) =>
    `${url}/api${route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`
  return {
    async call<T>(
      route: Route,
      { params, query = '', body }: { params?: Record<string, string>; query?: string; body?: unknown } = {},
    ) {
      const response = await fetch(address(route, params) + query, {
        method: route.method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${route.method} ${route.path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as T
    },
    async upload(route, params, filename, bytes) {
      const form = new FormData()
      form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), filename)
      const response = await fetch(address(route, params), { method: 'POST', body: form })
      return { status: response.status, body: await response.json() }
    },
  }
}
