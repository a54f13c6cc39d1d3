# A platform on the ports 6379 (Redis), 8079 (Redis REST), 8080 (queue), 8081 (management), 8082 (Kafka) and 8088
# (console), with its data in /data. Other machines can reach it, so it requires secrets: `plinth secrets` generates them.

# The content of the package: the compiled program, the console and the docs.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /plinth
COPY package.json package-lock.json .npmrc ./
COPY scripts/pinned-node/package.json scripts/pinned-node/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && mkdir data

# The dependencies at run time. The image has a Node, so none is installed.
FROM node:26.10.0-bookworm-slim AS dependencies
WORKDIR /plinth
COPY package.json package-lock.json .npmrc ./
COPY scripts/pinned-node/package.json scripts/pinned-node/
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:26.10.0-bookworm-slim
WORKDIR /plinth
COPY --from=dependencies /plinth/node_modules node_modules
COPY --from=build /plinth/package.json /plinth/LICENSE ./
COPY --from=build /plinth/bin bin
COPY --from=build /plinth/dist dist
COPY --from=build /plinth/docs-site/dist docs-site/dist
COPY --from=build /plinth/console-site/dist console-site/dist
COPY --from=build /plinth/generated generated
COPY --from=build --chown=1000:1000 /plinth/data /data

ENV NODE_ENV=production PLINTH_HOST=0.0.0.0 PLINTH_DATA_DIR=/data
EXPOSE 6379 8079 8080 8081 8082 8088
VOLUME /data
# The user `node` of the image.
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PLINTH_CONSOLE_PORT ?? 8088) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--", "/plinth/bin/plinth.js"]
CMD ["start"]
