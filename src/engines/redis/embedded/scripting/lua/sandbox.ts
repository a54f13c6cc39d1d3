/**
 * Runs once in a new state, before any script. It removes what Redis 7.2 `script_lua.c` removes (`deny_list`), and
 * makes every table that scripts share read-only, by putting it behind another table; Redis's own Lua has read-only
 * tables. Functions that could bypass that (`rawset`, `rawget`, `setmetatable`) check for such tables. It returns the
 * globals that scripts see, the equivalent of Redis's `__redis__err__handler`, the read-only tables, and a function for
 * loading libraries. That function takes the table `redis` for libraries, and returns another one, which makes the
 * globals consist of this table alone, or of everything again (Redis 7.2 `function_lua.c` `luaEngineCreate`). The chunk
 * of these functions has a name that begins with `=`, which no error text of a script shows.
 */
export const SANDBOX = `
local coroutines, load_chunk = ...
local globals = _G
local inner = {}
local error, type, tostring, next, select = error, type, tostring, next, select
local raw_set, raw_get, set_metatable = rawset, rawget, setmetatable
local raw_pcall, raw_pairs, raw_gc = pcall, pairs, collectgarbage
local get_info, byte, concat, unpack = debug.getinfo, string.byte, table.concat, unpack

local READONLY = 'Attempt to modify a readonly table'
local function refuse() error(READONLY, 2) end

local function readonly(table)
  local outer, meta = {}, {}
  inner[outer], inner[meta] = table, {}
  meta.__index, meta.__newindex = table, refuse
  local shown = {}
  inner[shown] = {}
  meta.__metatable = shown
  set_metatable(shown, { __newindex = refuse, __metatable = shown })
  return set_metatable(outer, meta), meta
end

local function check_table(value, name, at)
  if type(value) ~= 'table' then
    local got = value == nil and 'nil' or type(value)
    error("bad argument #" .. at .. " to '" .. name .. "' (table expected, got " .. got .. ")", 3)
  end
end

function rawset(table, key, value)
  check_table(table, 'rawset', 1)
  if inner[table] then error(READONLY, 0) end
  return raw_set(table, key, value)
end

function rawget(table, key)
  check_table(table, 'rawget', 1)
  return raw_get(inner[table] or table, key)
end

function setmetatable(table, meta)
  check_table(table, 'setmetatable', 1)
  if inner[table] then error(READONLY, 0) end
  return set_metatable(table, meta)
end

function pairs(table)
  check_table(table, 'pairs', 1)
  local hidden = inner[table]
  if not hidden then return raw_pairs(table) end
  local copy = {}
  for key, value in next, hidden do copy[key] = value end
  return next, copy, nil
end

local function failed(ok, err, ...)
  if not ok and type(err) == 'table' and type(raw_get(err, 'err')) == 'string' then
    return ok, raw_get(err, 'err')
  end
  return ok, err, ...
end

local can_suspend, is_suspending, is_hidden =
  coroutines.can_suspend, coroutines.is_suspending, coroutines.is_hidden
local can_protect, protect, unprotect =
  coroutines.can_protect, coroutines.protect, coroutines.unprotect
local raw_create, raw_resume, raw_yield, raw_running =
  coroutine.create, coroutine.resume, coroutine.yield, coroutine.running

local function resumed(co, ok, ...)
  if not is_suspending() then return ok, ... end
  return resumed(co, raw_resume(co, raw_yield(...)))
end

local function protected(co, ...)
  unprotect(co)
  return failed(...)
end

local owners = set_metatable({}, { __mode = 'k' })

local function running()
  local co = raw_running()
  if is_hidden() then return owners[co] end
  return co
end

function pcall(...)
  if not can_protect(...) then return failed(raw_pcall(...)) end
  local co = raw_create((...))
  owners[co] = running()
  protect(co)
  return protected(co, resumed(co, raw_resume(co, select(2, ...))))
end

local function resume(co, ...)
  if type(co) ~= 'thread' or not can_suspend(co) then return raw_resume(co, ...) end
  return resumed(co, raw_resume(co, ...))
end

local function returned(ok, ...)
  if ok then return ... end
  error((...), type((...)) == 'string' and 3 or 0)
end

coroutine.resume, coroutine.running = resume, running

function coroutine.wrap(body)
  local co = raw_create(body)
  return function(...) return returned(resume(co, ...)) end
end

function coroutine.yield(...)
  if is_hidden() then error('attempt to yield across metamethod/C-call boundary', 0) end
  return raw_yield(...)
end

function loadstring(text, name)
  if byte(text, 1) == 27 then return nil, 'precompiled chunks are not accepted' end
  return load_chunk(text, name)
end

function load(read, name)
  local pieces = {}
  while true do
    local piece = read()
    if piece == nil or piece == '' then break end
    if type(piece) ~= 'string' then return nil, 'reader function must return a string' end
    pieces[#pieces + 1] = piece
  end
  return loadstring(concat(pieces), name or '=(load)')
end

function collectgarbage(what, ...)
  if what == 'stop' or what == 'restart' or what == 'setpause' or what == 'setstepmul' then return 0 end
  return raw_gc(what, ...)
end

local function on_error(err, thread)
  local level, info = 0, get_info(thread, 0, 'Sl')
  while info and (info.what == 'C' or info.what == 'tail' or info.source == '=sandbox') and level < 8 do
    level = level + 1
    info = get_info(thread, level, 'Sl')
  end
  if type(err) ~= 'table' then err = { err = 'ERR ' .. tostring(err) } end
  if info then
    raw_set(err, 'source', info.source)
    raw_set(err, 'line', info.currentline)
  end
  return err
end

for _, name in next, { 'dofile', 'loadfile', 'print', 'getfenv', 'setfenv', 'newproxy', 'module', 'require', 'debug' } do
  globals[name] = nil
end

local strings = string
local function iterator(next_match)
  return function(text, pattern)
    local at = 0
    return function()
      local function step(after, ...)
        if after == nil then return nil end
        at = after
        return ...
      end
      return step(next_match(text, pattern, at))
    end
  end
end
strings.gmatch, strings.gfind = iterator(strings.gmatch), iterator(strings.gfind)

for name, value in next, globals do
  if type(value) == 'table' and value ~= globals then globals[name] = (readonly(value)) end
end
local of_strings = raw_get(getmetatable(''), '__metatable') == nil and getmetatable('')
of_strings.__index = strings
of_strings.__metatable = readonly({ __index = globals.string })

local complaining = {
  __index = function(_, name)
    error("Script attempted to access nonexistent global variable '" .. tostring(name) .. "'", 2)
  end,
}
set_metatable(globals, complaining)
local seen, meta_of_seen = readonly(globals)
globals._G = seen

local function loading(redis)
  local own = set_metatable({ redis = (readonly(set_metatable(redis, complaining))) }, complaining)
  return function(is_loading) meta_of_seen.__index = is_loading and own or globals end
end
return seen, on_error, inner, loading
`;
