/** Which part may know which (architecture in the README). A rule here is never loosened to get green. */
const only = (name, comment, path, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path },
  to: { path: '^(packages|e2e|scripts)/', pathNot },
})

const rooms = 'events|people|plan|messages|evening|guests|payments|accounts'

const webLayer = (layer, above, comment) => ({
  name: `web-${layer}-below-${above[0]}`,
  comment,
  severity: 'error',
  from: { path: `^packages/web/src/${layer}/` },
  to: { path: `^packages/web/src/(${above.join('|')})/` },
})

/** Rooms of the rules, the lowest first: each imports only those before it. */
const domainRooms = ['events', 'people', 'plan', 'evening', 'messages', 'guests', 'payments', 'accounts']

const domainRoom = (room, index) => ({
  name: `domain-${room}-below-${domainRooms[index + 1]}`,
  comment: 'Rooms of the rules point one way: docs/architecture.md#rooms.',
  severity: 'error',
  from: { path: `^packages/domain/src/${room}/` },
  to: { path: `^packages/domain/src/(${domainRooms.slice(index + 1).join('|')})/` },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A file can be read without the files that use it.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    only('domain-alone', 'Rules know nothing but rules.', '^packages/domain/', '^packages/domain/'),
    {
      name: 'domain-pure',
      comment: 'No input or output, no libraries in rules.',
      severity: 'error',
      from: { path: '^packages/(domain|planner)/src/', pathNot: '\\.(test|proof)\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'domain-basics-below-rooms',
      comment: 'What every room needs knows none of them; index.ts only offers it to other packages.',
      severity: 'error',
      from: { path: '^packages/domain/src/[^/]+$', pathNot: '/index\\.ts$' },
      to: { path: '^packages/domain/src/[^/]+/' },
    },
    ...domainRooms.slice(0, -1).map(domainRoom),
    only(
      'planner-inwards',
      'The search for plans knows rules, nothing else.',
      '^packages/planner/(src|test)/',
      '^packages/(planner|domain)/',
    ),
    only(
      'planner-commands-inwards',
      'Commands of the planner word its issues; neither server nor client is needed to plan from a file.',
      '^packages/planner/bench/',
      '^packages/(planner|domain|phrases)/',
    ),
    {
      name: 'planner-searches-in-threads',
      comment: 'A search takes seconds; only a thread may load it.',
      severity: 'error',
      from: { path: '^packages/server/', pathNot: '^packages/server/src/workers/' },
      to: { path: '^packages/planner/src/search\\.ts$' },
    },
    only(
      'contract-inwards',
      'The wire knows rules, nothing else.',
      '^packages/contract/',
      '^packages/(contract|domain)/',
    ),
    only(
      'phrases-inwards',
      'Texts know the codes they word.',
      '^packages/phrases/',
      '^packages/(phrases|domain|contract)/',
    ),
    only(
      'public-pages-alone',
      'Rendering documents knows neither pages, data nor texts of the product.',
      '^packages/public-pages/',
      '^packages/public-pages/',
    ),
    {
      name: 'public-pages-through-entry-points',
      comment: 'The package has one interface: index.ts and the entry point of the place where code runs.',
      severity: 'error',
      from: { path: '^(packages|e2e|scripts)/', pathNot: '^packages/public-pages/' },
      to: {
        path: '^packages/public-pages/',
        pathNot: '^packages/public-pages/src/(index|browser|renderer|document|build)\\.tsx?$',
      },
    },
    {
      name: 'server-renders-nothing',
      comment: 'The server loads the built renderer as a file: React is no library of the server.',
      severity: 'error',
      from: { path: '^packages/server/', pathNot: '^packages/server/vite\\.config\\.ts$' },
      to: { path: '^packages/public-pages/', pathNot: '^packages/public-pages/src/document\\.ts$' },
    },
    only('server-not-web', 'Server and client meet in the contract only.', '^packages/server/', [
      '^packages/(server|contract|domain|planner|phrases|public-pages)/',
      '^scripts/generate-city-table\\.ts$',
    ]),
    only(
      'web-not-server',
      'Server and client meet in the contract only.',
      '^packages/web/',
      '^packages/(web|contract|domain|phrases|public-pages)/',
    ),
    {
      name: 'platform-below-features',
      comment: 'The platform does not know what it carries.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/' },
      to: { path: '^packages/server/src/features/' },
    },
    {
      name: 'platform-knows-no-product',
      comment:
        'It could serve another product: rooms hold what speaks of this one. The shapes of issues and calls are the exceptions.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: '\\.(test|proof)\\.ts$' },
      to: {
        path: '^packages/(domain|contract|phrases|planner)/',
        pathNot: ['^packages/domain/src/issue\\.ts$', '^packages/contract/src/(route|parse-input|wire-schema)\\.ts$'],
      },
    },
    {
      name: 'features-through-entry-points',
      comment: "A feature's index.ts is its only entry point for other features.",
      severity: 'error',
      from: { path: '^packages/server/src/features/([^/]+/[^/]+)/', pathNot: '\\.(test|proof)\\.ts$' },
      to: {
        path: '^packages/server/src/features/[^/]+/[^/]+/',
        pathNot: ['^packages/server/src/features/$1/', '^packages/server/src/features/[^/]+/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'eight-rooms',
      comment: 'The same rooms in every package: docs/architecture.md#rooms.',
      severity: 'error',
      from: {},
      to: {
        path: '^packages/((domain|contract)/src|server/src/features|web/src/features|web/src/areas/admin)/[^/]+/',
        pathNot: [
          `^packages/((domain|contract)/src|server/src/features|web/src/features|web/src/areas/admin)/(${rooms})/`,
          '^packages/contract/src/(forms|wire)/',
          '^packages/web/src/(features|areas/admin)/shell/',
        ],
      },
    },
    {
      name: 'sql-in-stores',
      comment: 'One place to look for a slow query.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: [
          '\\.(store|read|test|proof)\\.ts$',
          '^packages/server/src/platform/(db|jobs|queue)/',
          '^packages/server/src/app\\.ts$',
        ],
      },
      to: { path: 'node_modules/kysely' },
    },
    {
      name: 'http-in-routes',
      comment: 'Use cases do not know the wire.',
      severity: 'error',
      from: {
        path: '^packages/server/src/features/',
        pathNot: ['\\.(routes|test|proof)\\.ts$', '/authorized-[^/]+\\.ts$'],
      },
      to: { path: 'node_modules/fastify' },
    },
    {
      name: 'leaflet-in-one-file',
      comment: 'Map code only where a map is.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '/route-map[^/]*\\.tsx?$' },
      to: { path: 'node_modules/leaflet' },
    },
    // The web points one way: app -> areas -> features -> ui -> kit -> lib.
    webLayer(
      'lib',
      ['kit', 'ui', 'features', 'areas', 'app'],
      'Access to the browser and the wire serves every layer above it.',
    ),
    webLayer(
      'kit',
      ['ui', 'features', 'areas', 'app'],
      'The native elements of guests stand below the components of the administration.',
    ),
    webLayer(
      'ui',
      ['features', 'areas', 'app'],
      'Components that could ship in another product know nothing of this one.',
    ),
    webLayer('features', ['areas', 'app'], 'A feature serves several areas.'),
    {
      name: 'web-features-from-the-top',
      comment:
        'A folder inside of a feature is its own; cycles of features are found by the folders that imports name.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+/[^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/web/src/features/[^/]+/[^/]+/[^/]+/', pathNot: '^packages/web/src/features/$1/' },
    },
    webLayer('areas', ['app'], 'The app composes areas; what areas need from it belongs further down.'),
    {
      name: 'web-areas-apart',
      comment: 'What two areas share is a feature.',
      severity: 'error',
      from: { path: '^packages/web/src/areas/([^/]+)/' },
      to: { path: '^packages/web/src/areas/[^/]+/', pathNot: '^packages/web/src/areas/$1/' },
    },
    {
      name: 'guests-load-no-mui',
      comment:
        'Public pages are native elements with the styles of the kit: docs/decisions/0033-a-kit-of-native-elements.md.',
      severity: 'error',
      from: {
        path: [
          '^packages/public-pages/',
          '^packages/web/src/(kit|app/public|areas/(landing|events|registration|self|account|my-events))/',
          '^packages/web/src/features/(accounts/user-accounts|guests|people/registration|people/registration-form|plan/dinner-routes|shell)/',
          '^packages/web/src/ui/(card-section|confirm-dialog|empty-state|load-error|toasts|unsaved-guard)\\.',
        ],
      },
      to: { path: 'node_modules/(@mui|@emotion)/' },
    },
    {
      name: 'guests-load-zod-mini',
      comment:
        'Pages of guests load these schemas, and their script is limited: docs/decisions/0006-public-pages-are-documents.md.',
      severity: 'error',
      from: {
        path: [
          '^packages/contract/src/(forms/|parse-input\\.ts$)',
          '^packages/web/src/features/people/registration/',
          '^packages/web/src/areas/registration/',
        ],
      },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-junk-names',
      comment: 'A name says what is inside.',
      severity: 'error',
      from: {},
      to: {
        path: '/(utils?|helpers?|common|misc|manager|stuff)\\.([a-z.]+)$',
        pathNot: ['^packages/phrases/', 'node_modules/'],
      },
    },
    {
      name: 'no-test-code-in-product',
      comment: 'The product has no switch for tests.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.(test|proof)\\.tsx?$' },
      to: {
        path: ['\\.(test|proof)\\.tsx?$', '^packages/[^/]+/test/', 'node_modules/(vitest|fast-check)/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^packages/[^/]+/dist/', '\\.css$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
