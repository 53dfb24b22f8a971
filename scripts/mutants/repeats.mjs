// Calls that are sent again: docs/rules/calls.md#repeating-a-call
const platform = 'packages/server/src/platform'
const answerOnce = 'packages/server/test/answer-once.test.ts'
const storedReplies = 'packages/server/test/stored-replies.test.ts'

export default [
  {
    file: `${platform}/http/answer-once.ts`,
    tests: [answerOnce, storedReplies],
    mutants: [
      {
        defence: 'a call with a known key gets the first reply',
        from: 'const storedReply = await storedReplyStore.find(db, call, now)',
        to: 'const storedReply = undefined as Awaited<ReturnType<typeof storedReplyStore.find>>',
      },
      { defence: 'ten calls with one key have one effect', from: '      await lockKey(tx, call)\n', to: '' },
      { defence: 'a key with another request is refused', from: 'if (!storedReply.reply) throw keyReused()', to: '' },
      {
        defence: 'a withdrawn secret opens no stored reply',
        from: '  await authorize().catch(throwIfRightIsMissing)\n',
        to: '',
      },
      {
        defence: 'keys of two events never meet',
        from: "secret: JSON.stringify([authorization, params[firstParameter] ?? '']),",
        to: "secret: '',",
      },
      {
        defence: 'body, path, query and plan version belong to a key',
        from: 'request: JSON.stringify([method, path, params, query, expectedVersion, request.body ?? null]),',
        to: 'request: JSON.stringify([method, path]),',
      },
      {
        defence: 'a caller who is refused because the same call was answered gets its reply',
        from: 'if (meanwhile) return { reply: meanwhile, isRepeated: true }',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/http/answer-once.ts`,
    tests: [answerOnce],
    mutants: [
      {
        defence: 'a key is printable and short',
        from: "if (typeof key !== 'string' || !/^[\\x21-\\x7E]{1,128}$/.test(key)) throw badRequest()",
        to: "if (typeof key !== 'string') throw badRequest()",
      },
    ],
  },
  {
    file: `${platform}/http/stored-reply.store.ts`,
    tests: [answerOnce],
    mutants: [
      { defence: 'stored replies last a day', from: 'const storedReplyHours = 24', to: 'const storedReplyHours = 48' },
      { defence: 'of one secret some replies are kept', from: '    await forgetBeyondLimits(tx, call)\n', to: '' },
      { defence: 'stored replies of a secret: 5,000', from: 'place > ${storedReplyLimits.count} or', to: '' },
      { defence: 'stored replies of a secret: 16 MiB', from: ' or bytes > ${storedReplyLimits.bytes}', to: '' },
      {
        defence: 'keys are stored as hashes',
        from: '.values({ holder: holderOf(call), keyHash: secretHash(call.key), ...row })',
        to: '.values({ holder: holderOf(call), keyHash: Buffer.from(call.key), ...kept })',
      },
      {
        defence: 'secrets of callers are stored as hashes',
        from: 'return secretHash(`holder ${secret}`)',
        to: 'return Buffer.from(secret)',
      },
      {
        defence: 'a stored reply is read with the key of the client only',
        from: 'seal.update(content), seal.final(), seal.getAuthTag()',
        to: 'Buffer.from(JSON.stringify({ status, body }))',
      },
      {
        defence: 'a reply that counts is never replaced',
        from: ".doUpdateSet(row).where('storedReply.storedAt', '<=', oldest(now))",
        to: '.doUpdateSet(row)',
        tests: [storedReplies],
      },
      {
        defence: 'requests with one key are compared in constant time',
        from: 'if (!isSameSecret(digestOf(call, secretKey), row.requestDigest)) return { reply: undefined }',
        to: 'if (!digestOf(call, secretKey).equals(row.requestDigest)) return { reply: undefined }',
        tests: ['packages/server/test/secret-comparison.test.ts > compares a repeated request'],
      },
    ],
  },
]
