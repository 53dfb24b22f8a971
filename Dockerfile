# The package of "npm run package" on Debian (the binaries of libraries need glibc).
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
# PostgreSQL has a container of its own; an empty value puts the embedded database into the image.
ARG PACKAGE_OPTIONS=--without-database
RUN npm run package -- --out /build/running-dinner ${PACKAGE_OPTIONS}

FROM node:24-bookworm-slim
WORKDIR /opt/running-dinner
COPY --from=build /build/running-dinner .
# A new volume takes the owner of the folder it covers.
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
# Arguments go to the server: "--role web" or "--role worker".
ENTRYPOINT ["node", "server/dist/main.js"]
