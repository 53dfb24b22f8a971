const { options } = require('./.dependency-cruiser.cjs')

/** Cycles of folders. Tests may import any feature, so they are left out, and this cannot be a rule among the others. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-features',
      comment: 'A feature can be read without the features that use it.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: [
          '^packages/(server/src/features|web/src/features|web/src/areas/admin)/[^/]+/[^/]+$',
          '^packages/web/src/areas/[^/]+$',
        ],
      },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, '\\.(test|proof)\\.tsx?$', '^packages/[^/]+/test/'] },
  },
}
