// Headers of pages, and what pages may load.
const http = 'packages/server/src/platform/http'
const features = 'packages/server/src/features'

export default [
  {
    file: `${features}/page-paths.ts`,
    tests: [`${http}/pages.test.ts`],
    mutants: [
      {
        defence: 'pages of accounts and mailed links count as secret',
        from: '|login|register|profile|platform)',
        to: ')',
      },
    ],
  },
  {
    file: `${http}/pages.ts`,
    tests: [`${http}/pages.test.ts`],
    mutants: [
      {
        defence: 'the service worker is asked for each time',
        from: "    void reply.header('cache-control', 'no-cache')\n",
        to: '',
      },
      {
        defence: 'the service worker asks this server only',
        from: `"default-src 'none'; connect-src 'self'"`,
        to: `"default-src *"`,
      },
      {
        defence: 'cookies of the language are not sent by other sites',
        from: 'Max-Age=31536000; SameSite=Lax`',
        to: 'Max-Age=31536000`',
      },
      {
        defence: 'pages are not stored',
        from: "    'cache-control': 'no-store',\n    vary",
        to: '    vary',
      },
      {
        defence: 'pages with a secret in their path are not listed by search engines',
        from: "...(isSecret ? { 'x-robots-tag': 'noindex' } : {}),",
        to: '',
      },
      {
        defence: 'pages have the policy of contents',
        from: "    'content-security-policy': policy,\n  }\n",
        to: '  }\n',
      },
      {
        defence: 'every shell has a nonce of its own',
        from: "    const nonce = randomBytes(16).toString('base64')\n    const headers",
        to: "    const nonce = 'AAAAAAAAAAAAAAAAAAAAAA=='\n    const headers",
      },
      {
        defence: 'a target of another server is refused',
        from: "if (!path.startsWith('/')) throw",
        to: 'if (false) throw',
      },
      { defence: 'pages: scripts of this server only', from: "script-src 'self'", to: 'script-src *' },
      { defence: 'pages: plug-ins', from: `"object-src 'none'",`, to: '' },
      { defence: 'pages: base address', from: `"base-uri 'none'",`, to: '' },
      { defence: 'pages: frames', from: `"frame-ancestors 'none'",`, to: '' },
      { defence: 'pages: where forms send', from: `"form-action 'self'",`, to: '' },
    ],
  },
  {
    file: `${http}/pages.ts`,
    tests: [`${features}/payments/orders/sandbox.test.ts`, `${features}/messages/sending/dev-mails.test.ts`],
    mutants: [
      {
        defence: 'private pages are not stored',
        from: "      'cache-control': 'no-store',\n      'x-robots-tag': 'noindex',\n",
        to: "      'x-robots-tag': 'noindex',\n",
      },
      {
        defence: 'private pages are not listed',
        from: "      'x-robots-tag': 'noindex',\n      'content-security-policy'",
        to: "      'content-security-policy'",
      },
      {
        defence: 'private pages have the policy of contents',
        from: "      'content-security-policy': contentSecurityPolicy(nonceSource(nonce)),\n    })",
        to: '    })',
      },
    ],
  },
  {
    file: `${http}/openapi.ts`,
    tests: ['packages/server/test/openapi.test.ts'],
    mutants: [
      {
        defence: 'the page of the API has the policy of contents',
        from: "'content-security-policy': contentSecurityPolicy(nonceSource(nonce)),",
        to: '',
      },
      {
        defence: 'every page of the API has a nonce of its own',
        from: "const nonce = randomBytes(16).toString('base64')",
        to: "const nonce = 'AAAAAAAAAAAAAAAAAAAAAA=='",
      },
      {
        defence: 'of the folder of swagger-ui two files are served',
        from: 'allowedPath: (path) => swaggerFiles.includes(path.slice(1)),',
        to: '',
      },
    ],
  },
  {
    file: `${http}/pages.ts`,
    tests: [`${http}/pages.test.ts`],
    mutants: [
      {
        defence: 'a cookie is set for a language in the URL only',
        from: "if (rendered?.chosenLanguage) void reply.header('set-cookie', languageCookies(rendered.chosenLanguage))",
        to: "void reply.header('set-cookie', languageCookies(rendered?.chosenLanguage ?? 'de'))",
      },
      { defence: 'pages: everything else from this server', from: `"default-src 'self'",`, to: `"default-src *",` },
      {
        defence: 'pages: styles of this server, or by hash or nonce',
        from: "`style-src 'self' ${style}`",
        to: "`style-src 'self' 'unsafe-inline'`",
      },
      { defence: 'pages: pictures of this server', from: `"img-src 'self' data: blob:",`, to: `"img-src *",` },
      {
        defence: 'every private page has a nonce of its own',
        from: "  const nonce = randomBytes(16).toString('base64')\n  return reply",
        to: "  const nonce = 'AAAAAAAAAAAAAAAAAAAAAA=='\n  return reply",
        tests: [`${features}/messages/sending/dev-mails.test.ts`],
      },
    ],
  },
]
