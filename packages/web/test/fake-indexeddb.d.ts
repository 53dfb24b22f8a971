/** The package has no types for this import, which only has side effects. */
declare module 'fake-indexeddb/auto'
