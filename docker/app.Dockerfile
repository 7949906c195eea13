# syntax=docker/dockerfile:1
# The image of one app (the shell or a remote): built here, deployed by its container, which then ends.
#   docker build --file docker/app.Dockerfile --build-arg APP=care --build-arg FOLDER=mfe-care .
ARG NODE=node:20-bookworm-slim

# With a browser, so that the gate sees every page of the candidate in the live site before a patient does. It is the
# same layer for all five apps.
FROM ${NODE} AS browser
RUN apt-get update \
    && apt-get install --yes --no-install-recommends chromium fonts-liberation \
    && rm -rf /var/lib/apt/lists/*

FROM ${NODE} AS build
ARG FOLDER
WORKDIR /serein
COPY package.json package-lock.json tsconfig.base.json tsconfig.browser.json ./
COPY packages packages
COPY ${FOLDER} ${FOLDER}
RUN --mount=type=cache,target=/npm \
    npm install --cache /npm --no-save --no-fund --no-audit --include-workspace-root --workspace ${FOLDER} --workspace packages/deploy
RUN NODE_ENV=production npm run build --workspace ${FOLDER} && node_modules/.bin/tsc -b packages/deploy
# What deploys needs neither sources nor the build's tools.
RUN --mount=type=cache,target=/npm \
    rm -rf node_modules packages/*/node_modules ${FOLDER}/node_modules packages/*/src ${FOLDER}/src \
    && npm pkg delete devDependencies \
    && npm install --cache /npm --no-save --no-fund --no-audit --omit=dev --omit=optional --workspace packages/deploy

FROM browser
ARG APP
ARG COMMIT
ENV NODE_ENV=production APP=${APP} SEREIN_COMMIT=${COMMIT} HOME=/tmp CHROMIUM_PATH=/usr/bin/chromium
WORKDIR /serein
COPY --from=build /serein ./
USER node
CMD ["sh", "-c", "exec node packages/deploy/dist/main.js $APP --built --once"]
