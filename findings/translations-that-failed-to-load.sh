#!/bin/sh
# i18next 26.7.2 (27.1.5 does the same) with i18next-resources-to-backend 1.2.3 (translations by `import()`) and, beside it, with
# i18next-http-backend 4.0.10: the first request for a namespace fails, as on a train, every later one would succeed.
# Expected: the failure rejects, or the namespace is asked for again when it is needed next.
# Seen: with resources-to-backend the failure is final and silent. `init`, `loadNamespaces` and `changeLanguage` resolve, nothing
# is requested again, and `t` returns keys until the page is reloaded; only `reloadResources` asks. The http backend tells
# i18next to retry (at once, up to five times); the other one passes the error on without that word.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund i18next@26.7.2 i18next-resources-to-backend@1.2.3 i18next-http-backend@4.0.10
cat > see.mjs <<'JS'
import { createServer } from 'node:http'
import { createInstance } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import resourcesToBackend from 'i18next-resources-to-backend'

const options = { lng: 'de', fallbackLng: false, ns: ['mails'], defaultNS: 'mails' }
const settled = (promise) => promise.then(() => 'resolved', () => 'rejected')

let imports = 0
const byImport = createInstance().use(
  resourcesToBackend(async () => {
    imports += 1
    if (imports === 1) throw new Error('no connection')
    return { hello: 'Hallo' }
  }),
)
const state = async (promise) => `${await settled(promise)}, ${imports} requests, ${byImport.t('hello')}`
const seen = [
  ['import: init', await state(byImport.init(options)), 'resolved, 1 requests, hello'],
  ['import: loadNamespaces', await state(byImport.loadNamespaces('mails')), 'resolved, 1 requests, hello'],
  ['import: changeLanguage', await state(byImport.changeLanguage('de')), 'resolved, 1 requests, hello'],
  ['import: reloadResources', await state(byImport.reloadResources('de', 'mails')), 'resolved, 2 requests, Hallo'],
]

let requests = 0
const server = createServer((_, reply) => {
  requests += 1
  reply.statusCode = requests === 1 ? 503 : 200
  reply.end('{"hello":"Hallo"}')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const byHttp = createInstance().use(HttpBackend)
const loadPath = `http://127.0.0.1:${server.address().port}/{{lng}}/{{ns}}.json`
const begun = await settled(byHttp.init({ ...options, backend: { loadPath } }))
seen.push(['http: init', `${begun}, ${requests} requests, ${byHttp.t('hello')}`, 'resolved, 2 requests, Hallo'])
server.close()

for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
