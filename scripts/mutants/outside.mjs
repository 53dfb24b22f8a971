// What services outside, uploads of pictures and answers from elsewhere may not do.
const server = 'packages/server/src'

export default [
  {
    file: `${server}/platform/http/ask-outside.ts`,
    tests: [`${server}/platform/http/ask-outside.test.ts`, `${server}/features/plan/geocoding/geocoder.test.ts`],
    mutants: [
      { defence: 'a service outside cannot lead to a server inside', from: "redirect: 'error',", to: '' },
      {
        defence: 'answers of services outside have a limit of size',
        from: "if (size > maxBytes) throw new NoAnswerError('too large')",
        to: '',
      },
      {
        defence: 'an error of a service outside tells no address',
        from: "throw new NoAnswerError(error instanceof Error ? error.name : 'unknown')",
        to: 'throw error',
      },
    ],
  },
  {
    file: `${server}/features/plan/routing/routing-protocol.ts`,
    tests: [`${server}/features/plan/routing/routed-ways.test.ts`],
    mutants: [
      {
        defence: 'an impossible way of a routing service is not believed',
        from: 'if (!isWrong && !isMoved(rows[row]) && !isMoved(columns[column])) continue',
        to: 'continue',
      },
      {
        defence: 'a place that a routing service moved far is not on its map',
        from: "return typeof shift !== 'number' || shift <= farthestShiftMetres",
        to: 'return true',
      },
    ],
  },
  {
    file: `${server}/features/plan/routing/routed-ways.ts`,
    tests: [`${server}/features/plan/routing/routed-ways.test.ts`],
    mutants: [
      {
        defence: 'a routing service that fails for one event is asked about others',
        from: 'const question = `${event} ${mode}`',
        to: "const question = ''",
      },
    ],
  },
  {
    file: `${server}/features/plan/geocoding/geocoder.ts`,
    tests: [`${server}/features/plan/dinner-routes/look-up-addresses.test.ts`],
    mutants: [
      {
        defence: 'a house found far from its town is not believed',
        from: "return town ? { ...town, quality: 'DOUBTFUL' } : geocoding",
        to: 'return geocoding',
      },
    ],
  },
  {
    file: `${server}/platform/tiles/tile-source.ts`,
    tests: [`${server}/platform/http/tiles.test.ts`],
    mutants: [
      {
        defence: 'only whole numbers name a tile',
        from: 'if (y === undefined || !/^\\d{1,2}$/.test(z) || !/^\\d{1,6}$/.test(x)) return undefined',
        to: 'if (y === undefined) return undefined',
      },
      {
        defence: 'only existing tiles are asked for',
        from: 'return tile.z <= deepest && tile.x < size && tile.y < size ? tile : undefined',
        to: 'return tile',
      },
    ],
  },
  {
    file: `${server}/platform/tiles/tile-cache.ts`,
    tests: [`${server}/platform/tiles/tile-cache.test.ts`],
    mutants: [
      {
        defence: 'the folder of tiles has a limit of size',
        from: 'if (size === undefined || size > maxBytes) size = await makeRoom()',
        to: '',
      },
    ],
  },
  {
    file: `${server}/platform/images/square-picture.ts`,
    tests: [`${server}/features/accounts/user-accounts/avatar.test.ts`],
    mutants: [
      {
        defence: 'only PNG, JPEG and WebP are pictures',
        from: "if (!isPicture(bytes)) throw new PictureProblem('avatar_unreadable')",
        to: '',
      },
      {
        defence: 'a picture has a limit of points',
        from: "if (width * height > maxPixels) throw new PictureProblem('avatar_too_many_pixels')",
        to: '',
      },
      {
        defence: 'a picture is drawn again without what else its file holds',
        from: '.webp({ quality: 82 }).toBuffer()',
        to: '.keepMetadata().webp({ quality: 82 }).toBuffer()',
      },
    ],
  },
  {
    file: `${server}/features/payments/providers/paypal-provider.ts`,
    tests: [`${server}/features/payments/orders/webhook.test.ts`],
    mutants: [
      {
        defence: 'old messages of the payment provider are refused',
        from: 'Math.abs(clock.now().getTime() - sentAt) <= toleranceMs',
        to: 'true',
      },
      {
        defence: 'messages of the payment provider are proven',
        from: "reply.status === 200 && verdict.safeParse(jsonOf(reply.body)).data?.verification_status === 'SUCCESS'",
        to: 'true',
      },
      {
        defence: 'a proof without one of its parts is none',
        from: "if (Object.values(proof).includes('')) return undefined",
        to: '',
      },
    ],
  },
  {
    file: `${server}/features/payments/orders/settle-order.ts`,
    tests: [`${server}/features/payments/orders/payment-faults.test.ts > gives no place`],
    mutants: [
      {
        defence: 'an order of another price is not captured',
        from: "if (!matchesOrder(providerOrder, order)) return voidOrder(ctx, order, 'WRONG_AMOUNT')",
        to: '',
      },
      {
        defence: 'captured money of another amount gives no place',
        from: "if (!isPaid(providerOrder, order)) return refundLostPlace(sender, tx, dinner, capturedOrder, 'WRONG_AMOUNT')",
        to: '',
      },
    ],
  },
  {
    file: `${server}/features/payments/orders/place-order.ts`,
    tests: [`${server}/features/payments/orders/payments.test.ts > charges a pair twice`],
    mutants: [
      { defence: 'a pair pays for two', from: '(options.priceCents, isForPair)', to: '(options.priceCents, false)' },
    ],
  },
  {
    file: `${server}/features/people/registration/register/store-registration.ts`,
    tests: [`${server}/features/payments/orders/payment-faults.test.ts > gives no place without money: registering`],
    mutants: [
      {
        defence: 'a paid event takes no registration without an order',
        from: 'paymentMissing: paymentOptions !== undefined && !isPaying,',
        to: 'paymentMissing: false,',
      },
    ],
  },
  {
    file: `${server}/features/payments/orders/payment-pages.routes.ts`,
    tests: [`${server}/features/payments/orders/webhook.test.ts`],
    mutants: [
      {
        defence: 'without its id no message of the payment provider is taken',
        from: 'if (ctx.config.paypal?.webhookId === undefined) throw notFound()',
        to: '',
      },
    ],
  },
  {
    file: `${server}/features/payments/orders/payment-pages.routes.ts`,
    tests: [`${server}/features/payments/orders/webhook.test.ts`],
    mutants: [
      {
        defence: 'a forged message of the payment provider has no effect',
        from: 'if (!event) throw badRequest()',
        to: 'if (!event) return',
      },
      {
        defence: 'a message of the payment provider counts once',
        from: 'if (!(await paymentCheckStore.recordEvent(tx, event.id, now))) return',
        to: 'await paymentCheckStore.recordEvent(tx, event.id, now)',
      },
    ],
  },
  {
    file: `${server}/features/events/wizard/demo.routes.ts`,
    tests: [`${server}/features/events/wizard/ready-demo.test.ts`],
    mutants: [
      {
        defence: 'other sites make no demos through their visitors',
        from: 'if (isFromElsewhere(request)) return reply.redirect(back, 303)',
        to: '',
      },
    ],
  },
  {
    file: `${server}/platform/http/request-bodies.ts`,
    tests: [
      `${server}/features/events/wizard/ready-demo.test.ts`,
      `${server}/features/guests/registration-form/registration-form.test.ts`,
    ],
    mutants: [
      {
        defence: 'a site beside this one is another site',
        from: "site !== undefined && site !== 'same-origin'",
        to: "site === 'cross-site'",
      },
    ],
  },
  {
    file: `${server}/features/guests/registration-form/registration-form.routes.ts`,
    tests: [`${server}/features/guests/registration-form/registration-form.test.ts`],
    mutants: [
      {
        defence: 'other sites register nobody through their visitors',
        from: 'if (isFromElsewhere(request)) return reply.redirect(page, 303)',
        to: '',
      },
      {
        defence: 'a page that is sent twice registers once',
        from: "if (form.attempt !== '') request.headers['idempotency-key'] = keyOf(form)",
        to: '',
      },
      {
        defence: 'a page that was corrected and sent again is another registration',
        from: 'JSON.stringify([attempt, body])',
        to: 'attempt',
      },
    ],
  },
  {
    file: `${server}/features/guests/registration-form/paying-pages.routes.ts`,
    tests: [`${server}/features/guests/registration-form/paying-pages.test.ts`],
    mutants: [
      { defence: 'what is sent again is escaped', from: 'value="${escapeHtml(value)}"', to: 'value="${value}"' },
      { defence: 'names beside a price are escaped', from: '<dt>${escapeHtml(term)}', to: '<dt>${term}' },
      {
        defence: 'addresses beside a price are escaped',
        from: "lines.map(escapeHtml).join('<br>')",
        to: "lines.join('<br>')",
      },
    ],
  },
  {
    file: `${server}/features/guests/confirmation-forms/confirmation-forms.routes.ts`,
    tests: [`${server}/features/guests/confirmation-forms/confirmation-forms.test.ts`],
    mutants: [
      {
        defence: 'other sites ask for no mails through their visitors',
        from: 'if (isFromElsewhere(request)) return reply.redirect(page, 303)',
        to: '',
      },
    ],
  },
  {
    file: `${server}/features/guests/registration-form/registration-form.routes.ts`,
    tests: [`${server}/features/guests/registration-form/registration-form.test.ts`],
    mutants: [
      { defence: 'a form has each field once', from: 'fields.has(name) || ', to: '' },
      {
        defence: 'a form has no other fields than its page',
        from: ' || !(knownFields.has(name) || answerField.test(name))',
        to: '',
      },
    ],
  },
  {
    file: `${server}/platform/http/register-handlers.ts`,
    tests: ['packages/server/test/body-types.test.ts'],
    mutants: [
      {
        defence: 'calls take no forms with files',
        from: 'if (!route.upload && request.isMultipart()) throw unsupportedMedia()',
        to: '',
      },
    ],
  },
  {
    file: `${server}/platform/http/request-bodies.ts`,
    tests: ['packages/server/test/body-types.test.ts'],
    mutants: [
      {
        defence: 'other sites send no JSON, as browsers ask before they do',
        from: '/^application\\/json(;\\s*charset="?utf-8"?)?$/i,',
        to: '/^(application\\/json|text\\/plain)/i,',
      },
      {
        defence: 'a body is well-formed UTF-8',
        from: "new TextDecoder('utf-8', { fatal: true })",
        to: "new TextDecoder('utf-8')",
      },
      {
        defence: 'a body names no prototype',
        from: "app.getDefaultJsonParser('error', 'error')",
        to: "app.getDefaultJsonParser('ignore', 'ignore')",
      },
    ],
  },
  {
    file: `${server}/features/payments/orders/sandbox.routes.ts`,
    tests: [`${server}/features/payments/orders/sandbox.test.ts`],
    mutants: [{ defence: 'the sandbox takes known choices only', from: 'if (!choice) throw badRequest()', to: '' }],
  },
  {
    file: `${server}/platform/http/request-bodies.ts`,
    tests: ['packages/server/test/body-types.test.ts'],
    mutants: [
      {
        defence: 'calls take no other bodies than JSON',
        from: '  app.removeAllContentTypeParsers()\n  app.addContentTypeParser(\n    /^application',
        to: '  app.addContentTypeParser(\n    /^application',
      },
      {
        defence: 'plain forms take no other bodies',
        from: "  app.removeAllContentTypeParsers()\n  app.addContentTypeParser(\n    'application/x-www",
        to: "  app.addContentTypeParser(\n    'application/x-www",
        tests: [`${server}/features/payments/orders/sandbox.test.ts`],
      },
    ],
  },
  {
    file: 'packages/server/src/platform/http/request-bodies.ts',
    tests: ['packages/server/src/features/guests/own-forms/own-forms.test.ts'],
    mutants: [
      {
        defence: 'own pages: a form has no other fields than its page',
        from: ' || !names.includes(name)',
        to: '',
      },
    ],
  },
]
